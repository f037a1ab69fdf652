/**
 * A text without the signs that nobody types: control characters, of which a database does not even keep the zero,
 * overrides of direction (U+202A–U+202E, U+2066–U+2069), with which a name reads backwards and turns round the line it
 * stands in, and spaces of no width (U+200B, U+FEFF), with which two names look like one. They go where texts are read and not where they are drawn: names are drawn on pages, in letters and in
 * tables, and Russian and Hebrew alike are written without them.
 */
export function typedText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go.
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g, "");
}

/** The same of every text in an input, whatever it lies in; files stay what they are. */
export function typedInput(input: unknown): unknown {
  if (typeof input === "string") return typedText(input);
  if (Array.isArray(input)) return input.map(typedInput);
  if (typeof input !== "object" || input === null || !isPlain(input)) return input;
  // By entries, because a hostile name may be «__proto__».
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, typedInput(value)]));
}

/** The same of a form. */
export function typedForm(form: FormData): FormData {
  const typed = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") typed.append(name, typedText(value));
    else typed.append(name, value, value.name);
  }
  return typed;
}

function isPlain(input: object): boolean {
  const kind = Object.getPrototypeOf(input);
  return kind === Object.prototype || kind === null;
}
