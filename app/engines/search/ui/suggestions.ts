import { counted } from "#app/ui/plural.ts";

type Suggestion = { id: string; kind: string; href: string; title: string; photo?: string | null; about?: string };

const wait = 200;
const kinds: Record<string, string> = {
  person: "Человек",
  publication: "Публикация",
  comment: "Комментарий",
  file: "Вложение",
  "comment-file": "Вложение",
  hashtag: "Тег",
  place: "Сообщество или канал",
  answer: "Ответ",
};

/**
 * Gives a search box suggestions: an editable combobox with a list, keys as in the ARIA practices guide. Without an
 * answer the box stays the plain form that it is.
 */
export function suggestIn(input: HTMLInputElement): void {
  if (input.role === "combobox" || !input.form) return;
  const list = made("div", {
    id: `${input.id}-list`,
    role: "listbox",
    "aria-label": "Подсказки",
    class:
      "absolute inset-x-0 top-full z-40 mt-1.5 max-h-96 overflow-y-auto rounded-control border border-line bg-raised p-1.5 shadow-float",
  });
  const status = made("p", { role: "status", class: "sr-only" });
  let active = -1;
  let stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;

  const options = () => [...list.children] as HTMLElement[];
  const choose = (at: number) => {
    active = at;
    options().forEach((option, index) => void option.setAttribute("aria-selected", String(index === at)));
    const chosen = options()[at];
    if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
    else input.removeAttribute("aria-activedescendant");
    chosen?.scrollIntoView({ block: "nearest" });
  };
  const show = (items: Suggestion[]) => {
    list.replaceChildren(...items.map((item, at) => toOption(item, `${list.id}-${at}`)));
    list.hidden = items.length === 0;
    input.setAttribute("aria-expanded", String(!list.hidden));
    status.textContent = items.length ? counted(items.length, ["подсказка", "подсказки", "подсказок"]) : "";
    choose(-1);
  };
  const close = () => {
    clearTimeout(timer);
    stop.abort();
    show([]);
  };
  const ask = async (query: string) => {
    const answer = await fetch(`/api/search/suggestions?${new URLSearchParams({ query })}`, { signal: stop.signal });
    const { items }: { items: Suggestion[] } = answer.ok ? await answer.json() : { items: [] };
    if (!stop.signal.aborted && input === document.activeElement) show(items);
  };

  const attributes = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": list.id,
    "aria-expanded": "false",
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  list.hidden = true;
  input.form.append(list, status);
  const typed = () => {
    clearTimeout(timer);
    stop.abort();
    const query = input.value.trim();
    if (query.length < 2) return show([]);
    stop = new AbortController();
    timer = setTimeout(() => void ask(query).catch(() => {}), wait);
  };
  input.addEventListener("input", typed);
  // What was typed while this code was on its way.
  if (input.value !== input.defaultValue) typed();
  input.addEventListener("keydown", (event) => {
    const count = list.hidden ? 0 : options().length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count) {
      event.preventDefault();
      choose(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (event.key === "Enter" && options()[active]) {
      event.preventDefault();
      options()[active]!.click();
    } else if (event.key === "Escape" && count) {
      event.preventDefault();
      close();
    }
  });
  input.form.addEventListener("submit", close);
  input.addEventListener("blur", close);
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", () => setTimeout(close));
}

/** A link, so that the portal opens it as all its links. */
function toOption({ kind, href, title, photo, about }: Suggestion, id: string): HTMLElement {
  const option = made("a", {
    ...{ id, href, role: "option", tabindex: "-1", "aria-selected": "false" },
    class:
      "flex min-h-11 items-center gap-3 rounded-[0.5rem] px-2.5 py-1.5 text-ink no-underline hover:bg-well aria-selected:bg-tint",
  });
  if (photo) option.append(made("img", { src: photo, alt: "", class: "size-8 flex-none rounded-full object-cover" }));
  const words = made("span", { class: "min-w-0 flex-1" }, made("span", { class: "block truncate" }, title));
  if (about) words.append(made("span", { class: "block truncate text-sm text-muted" }, about));
  option.append(words, made("span", { class: "flex-none text-sm text-muted" }, kinds[kind] ?? ""));
  return option;
}

function made(tag: string, attributes: Record<string, string>, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}
