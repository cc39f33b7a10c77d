//! Encrypted connections to PostgreSQL, as its address asks for them.

use crate::{Result, StoreError};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    ClientConfig, ConfigBuilder, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
    WantsVerifier,
};
use std::sync::Arc;
use tokio_postgres_rustls::MakeRustlsConnect;

/// How connections are encrypted, if they are.
pub(super) struct Tls(Option<MakeRustlsConnect>);

impl Tls {
    /// Reads `sslmode` and `sslrootcert` out of an address, and returns the
    /// address that the client understands. With `require`, connections are
    /// encrypted and nobody checks who answers; with `verify-full`, the
    /// certificate must be for the host and come from an authority in the file.
    pub(super) fn of(address: &str) -> Result<(Self, String)> {
        let (address, root) = without(address, "sslrootcert");
        let (plain, mode) = without(&address, "sslmode");
        let config = match mode.as_deref() {
            None | Some("disable" | "prefer") => return Ok((Self(None), address)),
            Some("require") => unchecked()?,
            Some("verify-full") => checked(root.as_deref())?,
            Some(other) => {
                return Err(StoreError::Unavailable(format!(
                    "sslmode={other} is not known: disable, require and verify-full are"
                )));
            }
        };
        let separator = match (plain.contains("://"), plain.contains('?')) {
            (false, _) => " ",
            (true, false) => "?",
            (true, true) => "&",
        };
        let address = format!("{plain}{separator}sslmode=require");
        Ok((Self(Some(MakeRustlsConnect::new(config))), address))
    }

    pub(super) fn connector(&self) -> Option<MakeRustlsConnect> {
        self.0.clone()
    }
}

/// An address without one of its parameters, and that parameter.
fn without(address: &str, name: &str) -> (String, Option<String>) {
    let is_url = address.contains("://");
    let (front, parameters, separator) = match address.split_once('?') {
        Some((front, parameters)) if is_url => (Some(front), parameters, '&'),
        _ if is_url => return (address.to_owned(), None),
        _ => (None, address, ' '),
    };
    let (mut kept, mut value) = (Vec::new(), None);
    for parameter in parameters.split(separator) {
        match parameter.split_once('=') {
            Some((key, given)) if key == name => value = Some(given.trim_matches('\'').to_owned()),
            _ => kept.push(parameter),
        }
    }
    let kept = kept.join(&separator.to_string());
    let address = match front {
        Some(front) if kept.is_empty() => front.to_owned(),
        Some(front) => format!("{front}?{kept}"),
        None => kept,
    };
    (address, value)
}

fn builder() -> Result<ConfigBuilder<ClientConfig, WantsVerifier>> {
    ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// The certificate is checked against the authorities in a file.
fn checked(root: Option<&str>) -> Result<ClientConfig> {
    let Some(root) = root else {
        return Err(StoreError::Unavailable(
            "sslmode=verify-full needs sslrootcert=FILE with the authority's certificate"
                .to_owned(),
        ));
    };
    let unreadable = |error: &dyn std::fmt::Display| {
        StoreError::Unavailable(format!("can't read certificates from {root}: {error}"))
    };
    let mut roots = RootCertStore::empty();
    let found = CertificateDer::pem_file_iter(root).map_err(|error| unreadable(&error))?;
    for certificate in found {
        let certificate = certificate.map_err(|error| unreadable(&error))?;
        roots.add(certificate).map_err(|error| unreadable(&error))?;
    }
    if roots.is_empty() {
        return Err(unreadable(&"there is none"));
    }
    Ok(builder()?
        .with_root_certificates(roots)
        .with_no_client_auth())
}

/// Whatever certificate comes is taken.
fn unchecked() -> Result<ClientConfig> {
    let verifier = Arc::new(AnyCertificate(ring::default_provider()));
    Ok(builder()?
        .dangerous()
        .with_custom_certificate_verifier(verifier)
        .with_no_client_auth())
}

/// Takes any certificate, as `sslmode=require` says.
#[derive(Debug)]
struct AnyCertificate(CryptoProvider);

impl ServerCertVerifier for AnyCertificate {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mode_is_read_out_of_every_kind_of_address() {
        for (address, rest, encrypted) in [
            (
                "postgres://ada@db/orbite?sslmode=require&application_name=x",
                "postgres://ada@db/orbite?application_name=x&sslmode=require",
                true,
            ),
            (
                "postgres://ada@db/orbite?sslmode=require",
                "postgres://ada@db/orbite?sslmode=require",
                true,
            ),
            (
                "host=db sslmode=require user=ada",
                "host=db user=ada sslmode=require",
                true,
            ),
            (
                "postgres://ada@db/orbite",
                "postgres://ada@db/orbite",
                false,
            ),
            ("host=db", "host=db", false),
            ("host=db sslmode=disable", "host=db sslmode=disable", false),
        ] {
            let (tls, left) = Tls::of(address).unwrap();
            assert_eq!(left, rest);
            assert_eq!(tls.connector().is_some(), encrypted, "{address}");
        }
    }

    #[test]
    fn what_can_not_be_checked_is_not_called_checked() {
        for address in [
            "host=db sslmode=verify-full",
            "host=db sslmode=verify-full sslrootcert=/no/such/file",
            "host=db sslmode=perhaps",
        ] {
            assert!(matches!(Tls::of(address), Err(StoreError::Unavailable(_))));
        }
    }
}
