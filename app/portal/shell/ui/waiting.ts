const patience = 300;

let isWaiting = false;
let turn: ReturnType<typeof setTimeout> | undefined;
let pressed: HTMLElement | null = null;

/** Remembers what was pressed last: the button itself says that it is being sent. */
export function watchPresses(): void {
  document.addEventListener("submit", (event) => (pressed = event.submitter), true);
}

/** What is on its way for longer than a moment is seen, and told once to who listens; the focus stays where it was. */
export function wait(waits: boolean): void {
  if (waits === isWaiting) return;
  isWaiting = waits;
  clearTimeout(turn);
  if (waits) turn = setTimeout(show, patience);
  else hide();
}

function show(): void {
  document.body.dataset.waiting = "";
  const sends = document.querySelector<HTMLFormElement>("form[aria-busy=true]")?.method === "post";
  if (sends && pressed?.closest("form[aria-busy=true]")) {
    pressed.setAttribute("aria-disabled", "true");
    pressed.dataset.sending = "";
  }
  tell(sends ? "Отправляю…" : "Открываю…");
}

function hide(): void {
  if (document.body.dataset.waiting === undefined) return;
  delete document.body.dataset.waiting;
  pressed?.removeAttribute("aria-disabled");
  pressed?.removeAttribute("data-sending");
  pressed = null;
}

function tell(words: string): void {
  const told = document.getElementById("told");
  if (told) told.textContent = words;
}
