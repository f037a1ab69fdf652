const every = 10_000;
const afterField = 500;

/** As much as browsers send for a page that is gone. */
const mostAtLast = 60_000;

type Told = { kept(): void; lost(): void };
type How = {
  /** What tells the page that this is only kept; without it a draft. */
  said?: Record<string, string>;
  /** Saved too when a field is left. */
  eager?: boolean;
};

const asDraft = { intent: "save-draft", quiet: "1" };

/**
 * Saves a form while somebody types: every ten seconds, when the page is hidden and when it is left, always at
 * the form's own address. Gives a way to stop, which saves what is not saved yet; a draft that then finds no way waits in the
 * outbox. What was sent is kept by itself no more.
 */
export function keepTyped(form: HTMLFormElement, address: string, { kept, lost }: Told, how: How = {}): () => void {
  const { said = asDraft, eager = false } = how;
  const isDraft = said === asDraft;
  let changed = isTyped(form);
  let isLeft = false;
  let isCut = false;
  let sending: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  async function save(): Promise<void> {
    if (!changed || sending) return;
    changed = false;
    const stop = new AbortController();
    sending = stop;
    const typed = typedOf(form, said);
    try {
      const { type } = await fetch(address, {
        method: "POST",
        body: typed,
        redirect: "manual",
        keepalive: bytesOf(typed) < mostAtLast,
        signal: stop.signal,
      });
      // Our pages answer a good form by leading on.
      if (type !== "opaqueredirect") throw new Error("The draft was not taken");
      isCut = false;
      kept();
    } catch {
      if (stop.signal.aborted) return;
      if (isLeft) return void (isDraft && (await keepForLater(typed, address)));
      changed = true;
      isCut = true;
      lost();
    } finally {
      sending = undefined;
      // What was typed while this was on its way, by one who has left meanwhile.
      if (isLeft) void save();
    }
  }

  const note = () => {
    changed = true;
  };
  const hide = () => void (document.hidden && save());
  const close = () => void (isDraft && isCut && changed ? keepForLater(typedOf(form, said), address) : save());
  // A press on a button leaves a field too: its own request must not be overtaken by this one.
  const leave = () => {
    clearTimeout(leaving);
    if (eager) leaving = setTimeout(save, afterField);
  };
  const send = () => {
    changed = false;
    clearTimeout(leaving);
    sending?.abort();
  };
  const timer = setInterval(save, every);
  form.addEventListener("input", note);
  form.addEventListener("change", note);
  form.addEventListener("focusout", leave);
  form.addEventListener("submit", send);
  document.addEventListener("visibilitychange", hide);
  addEventListener("pagehide", close);
  return () => {
    isLeft = true;
    clearInterval(timer);
    clearTimeout(leaving);
    form.removeEventListener("input", note);
    form.removeEventListener("change", note);
    form.removeEventListener("focusout", leave);
    form.removeEventListener("submit", send);
    document.removeEventListener("visibilitychange", hide);
    removeEventListener("pagehide", close);
    void save();
  };
}

/** Whether somebody has written into the form before this code came. */
function isTyped(form: HTMLFormElement): boolean {
  const drawn = form.cloneNode(true) as HTMLFormElement;
  drawn.reset();
  return textOf(typedOf(form, {})) !== textOf(typedOf(drawn, {}));
}

/** Everything but files. */
function typedOf(form: HTMLFormElement, said: Record<string, string>): FormData {
  const typed = new FormData(form);
  for (const [name, value] of [...typed]) if (typeof value !== "string") typed.delete(name);
  typed.delete("_key");
  for (const [name, value] of Object.entries(said)) typed.set(name, value);
  return typed;
}

const textOf = (typed: FormData) => JSON.stringify([...typed]);
const bytesOf = (typed: FormData) => new Blob([textOf(typed)]).size;

/** Goes by itself once there is a way, and is shown in the outbox until then. */
async function keepForLater(typed: FormData, address: string): Promise<void> {
  const { keepDeed } = await import("#app/offline/outbox/ui/keep-deed.ts");
  await keepDeed({ key: `draft.${typed.get("draft")}`, address, typed, deed: "Черновик" });
}
