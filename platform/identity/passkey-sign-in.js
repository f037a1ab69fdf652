// Runs on the page of signing in: shows the button where the browser knows passkeys, and sends what the device has signed
// as the form that the button stands in. The library comes when the button is pressed, and not before.
const { library } = document.currentScript.dataset;
const box = document.getElementById("passkey");
const form = box.querySelector("form");
const said = box.querySelector("[role=status]");

function load() {
  if (window.SimpleWebAuthnBrowser) return window.SimpleWebAuthnBrowser;
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = library;
    script.onload = () => resolve(window.SimpleWebAuthnBrowser);
    script.onerror = reject;
    document.head.append(script);
  });
}

async function sign() {
  const [{ startAuthentication }, answer] = await Promise.all([
    load(),
    fetch(`${form.action}/passkey`, { method: "POST" }),
  ]);
  // This sign-in is over, or was begun in another browser: the page itself says so.
  if (!answer.ok) return location.reload();
  const signed = await startAuthentication({ optionsJSON: await answer.json() });
  form.elements.passkey.value = JSON.stringify(signed);
  form.submit();
}

if (window.PublicKeyCredential) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    said.textContent = "";
    sign().catch((error) => {
      const isLeft = ["NotAllowedError", "AbortError"].includes(error?.name);
      said.textContent = isLeft
        ? "Вход ключом не завершён. Попробуйте ещё раз или введите пароль."
        : "С ключом не получилось. Проверьте связь или введите пароль.";
    });
  });
  box.hidden = false;
}
