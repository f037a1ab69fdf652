const every = 10_000;

type Told = { kept(): void; lost(): void };

/**
 * Saves a form as a draft while somebody types: every ten seconds, when the page is hidden and when it is left.
 * Gives a way to stop, which saves what is not saved yet. What was sent is no draft any more.
 */
export function keepTyped(form: HTMLFormElement, { kept, lost }: Told): () => void {
  let changed = false;
  let sending: AbortController | undefined;

  async function save(): Promise<void> {
    if (!changed || sending) return;
    changed = false;
    sending = new AbortController();
    try {
      const { type } = await fetch(location.pathname + location.search, {
        method: "POST",
        body: typedOf(form),
        redirect: "manual",
        keepalive: document.hidden,
        signal: sending.signal,
      });
      // Our pages answer a good form by leading on.
      if (type !== "opaqueredirect") throw new Error("The draft was not taken");
      kept();
    } catch {
      if (sending.signal.aborted) return;
      changed = true;
      lost();
    } finally {
      sending = undefined;
    }
  }

  const note = () => {
    changed = true;
  };
  const hide = () => void (document.hidden && save());
  const send = () => {
    changed = false;
    sending?.abort();
  };
  const timer = setInterval(save, every);
  form.addEventListener("input", note);
  form.addEventListener("change", note);
  form.addEventListener("submit", send);
  document.addEventListener("visibilitychange", hide);
  return () => {
    clearInterval(timer);
    form.removeEventListener("input", note);
    form.removeEventListener("change", note);
    form.removeEventListener("submit", send);
    document.removeEventListener("visibilitychange", hide);
    void save();
  };
}

/** Everything but files, which a draft does not hold. */
function typedOf(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  for (const [name, value] of [...typed]) if (typeof value !== "string") typed.delete(name);
  typed.delete("_key");
  typed.set("intent", "save-draft");
  typed.set("quiet", "1");
  return typed;
}
