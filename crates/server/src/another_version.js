// The page comes from a server of another version than the one that answers here, and asked for a
// script that this one lacks. It comes again, of one version then, but not for ever (`boot.js`).
try {
  const tried = Number(sessionStorage.getItem("orbite.again"));
  if (tried < 3) {
    sessionStorage.setItem("orbite.again", tried + 1);
    setTimeout(() => location.reload(), 300);
  }
} catch {
  // A browser that keeps nothing can't count.
}
