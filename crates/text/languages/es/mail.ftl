### What mail says

confirm-subject = Confirma tu dirección de correo
confirm-ignore = Si no has sido tú, ignora este mensaje: no se te enviará nada más.
password-subject = Elige una contraseña nueva
password-ignore = Si no has sido tú, ignora este mensaje: tu contraseña no cambia.

## With variables

confirm-text = Alguien, seguramente tú, ha dado esta dirección para recibir correos de Orbite en { $site }.
confirm-link = Para confirmarla, abre este enlace en las próximas 24 horas: { $link }
# $login $site
password-text = Alguien, seguramente tú, ha pedido una contraseña nueva para la cuenta «{ $login }» en { $site }.
password-link = Para elegirla, abre este enlace en la próxima hora: { $link }
turns-subject =
    { $count ->
        [one] Te toca en { $count } partida
       *[other] Te toca en { $count } partidas
    }
news-subject =
    { $count ->
        [one] Novedades de { $count } partida
       *[other] Novedades de { $count } partidas
    }
hours-left =
    { $count ->
        [0] Queda menos de una hora
        [one] Queda { $count } hora
       *[other] Quedan { $count } horas
    }
days-left =
    { $count ->
        [one] Queda { $count } día
       *[other] Quedan { $count } días
    }
stop-link = Para no recibir más correos cuando te toque, abre este enlace: { $link }
choose-link = Para elegir con qué frecuencia te escribimos: { $link }
