import { showToast } from "#app/ui/toast-store.ts";
import { type Entry, editLockOf } from "./entry.ts";
import { store } from "./store.ts";

const editing = "outbox-edit";

/** Opens the page of a form, to change what was typed there. */
export function edit({ key, action }: Entry): void {
  sessionStorage.setItem(editing, key);
  location.assign(action);
}

/** On the page of a form that is to be changed: types everything into it. What was refused is asked again, for its errors. */
export async function goOnEditing(): Promise<void> {
  const key = sessionStorage.getItem(editing);
  if (!key) return;
  sessionStorage.removeItem(editing);
  const entry = await store.get(key);
  if (!entry || entry.action !== location.pathname + location.search) return;
  const form = formOf(entry);
  if (!form) {
    const text = "Этой формы на странице больше нет. Текст остался в «Исходящих».";
    return showToast({ id: "outbox", kind: "error", text, link: { text: "Исходящие", href: "/outbox" } });
  }
  form.dataset.outbox = key;
  holdWhileHere(key);
  for (let place: Element | null = form; place; place = place.parentElement)
    if (place instanceof HTMLDetailsElement) place.open = true;
  fill(form, entry);
  form.scrollIntoView({ block: "center" });
  if (entry.state === "refused") return form.requestSubmit(buttonOf(form, entry));
  form.querySelector<HTMLElement>("textarea:not([hidden]), input:not([type=hidden])")?.focus();
}

/** The person is done with the form that they have been changing, or has gone elsewhere. */
export let endEditing = () => {};

function holdWhileHere(key: string): void {
  const here = location.pathname;
  const { __remixRouter: router } = window as unknown as {
    __remixRouter?: { subscribe(hear: (state: { location: { pathname: string } }) => void): () => void };
  };
  const done = new Promise<void>((resolve) => {
    endEditing = resolve;
  });
  router?.subscribe((state) => state.location.pathname !== here && endEditing());
  void navigator.locks.request(editLockOf(key), () => done);
}

const valuesOf = ({ fields }: Entry, name: string) => fields.flatMap(([one, value]) => (one === name ? [value] : []));

/** The form of this page that is most like it: hidden values and buttons tell forms with the same fields apart. */
function formOf(entry: Entry): HTMLFormElement | undefined {
  const likeness = (form: HTMLFormElement) =>
    ([...form.elements] as HTMLInputElement[]).reduce((sum, { name, type, value }) => {
      if (!name || name.startsWith("_")) return sum;
      const values = valuesOf(entry, name);
      const tells = type === "hidden" || (type === "submit" && name === "intent");
      if (tells) return sum + (values.includes(value) ? 10 : type === "hidden" ? -10 : 0);
      return sum + (values.length > 0 ? 1 : 0);
    }, 0);
  const forms = [...document.querySelectorAll<HTMLFormElement>("main form[method=post]")];
  const [best] = forms.map((form) => ({ form, sum: likeness(form) })).sort((one, other) => other.sum - one.sum);
  return best && best.sum > 0 ? best.form : undefined;
}

function buttonOf(form: HTMLFormElement, entry: Entry): HTMLButtonElement | undefined {
  const buttons = [...form.elements].filter((one) => one instanceof HTMLButtonElement);
  return buttons.find(({ name, value }) => name && valuesOf(entry, name).includes(value));
}

function fill(form: HTMLFormElement, entry: Entry): void {
  const used = new Map<string, number>();
  for (const field of [...form.elements] as HTMLInputElement[]) {
    const { name, type } = field;
    if (!name || name.startsWith("_") || type === "submit" || type === "button") continue;
    const values = valuesOf(entry, name);
    if (type === "file") putFiles(field, values);
    else if (type === "checkbox" || type === "radio") field.checked !== values.includes(field.value) && field.click();
    else if (type === "select-multiple") {
      for (const option of (field as unknown as HTMLSelectElement).options)
        option.selected = values.includes(option.value);
    } else {
      const at = used.get(name) ?? 0;
      used.set(name, at + 1);
      if (typeof values[at] === "string") write(field, values[at]);
      continue;
    }
    used.set(name, values.length);
  }
  addRest(form, entry, used);
  // The editor takes the text of its field anew; it listens at the form itself, others further up do not hear of it.
  form.dispatchEvent(new Event("reset"));
}

/** React follows a field by its own setter: only what goes past it is taken for a change. */
function write(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}

function putFiles(field: HTMLInputElement, values: (string | File)[]): void {
  const files = new DataTransfer();
  for (const value of values) if (typeof value !== "string" && value.size > 0) files.items.add(value);
  if (files.files.length === 0) return;
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** What the page has no field for (people who were chosen by a script) goes along unseen. */
function addRest(form: HTMLFormElement, { fields }: Entry, used: Map<string, number>): void {
  const seen = new Map<string, number>();
  for (const [name, value] of fields) {
    const at = seen.get(name) ?? 0;
    seen.set(name, at + 1);
    if (name.startsWith("_") || name === "intent" || typeof value !== "string" || at < (used.get(name) ?? 0)) continue;
    const field = form.appendChild(document.createElement("input"));
    Object.assign(field, { type: "hidden", name, value });
  }
}
