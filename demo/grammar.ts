import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { timeWord } from "./words/calendar.ts";
import { cities } from "./words/cities.ts";
import { cases, countWords, declineFirstName, declineLastName, formatNumber } from "./words/declension.ts";

/** Who speaks, when, to whom, and what has been named already: a word chosen once stays the same to the end. */
export type Telling = {
  random: Random;
  author: Person;
  companyName: string;
  /** Those whom the text may name. */
  colleagues: readonly Person[];
  at: Date;
  slots: Readonly<Record<string, readonly string[]>>;
  numbers: Map<string, number>;
  words: Map<string, string>;
  named: Map<string, Person>;
};

export function telling(given: Omit<Telling, "numbers" | "words" | "named">): Telling {
  return { ...given, numbers: new Map(), words: new Map(), named: new Map() };
}

/** Fills a template of theme.ts; refuses a word that it does not know. */
export function fill(template: string, told: Telling): string {
  let text = template.replace(numberPattern, (_, name, from, to, step, known, forms) =>
    fillNumber(told, { name, from, to, step, known, forms }),
  );
  while (innermost.test(text)) text = text.replace(innermost, (_, inside: string) => fillWord(inside, told));
  text = text.replace(byGender, (_, who: string | undefined, m: string, f: string) => {
    const person = who ? namedPerson(who, told) : told.author;
    return person.gender === "m" ? m : f;
  });
  return capitalise(text);
}

const numberPattern = /<(?:(\w+)=)?(?:(\d+)-(\d+)(?:\/(\d+))?|([a-z]\w*))(?: ([^<>]+))?>/g;
const innermost = /\{([^{}]*)\}/;
const byGender = /\[(?:(\w+):)?([^[\]|]*)\|([^[\]|]*)\]/g;

type NumberSlot = Record<"name" | "from" | "to" | "step" | "known" | "forms", string | undefined>;

/** Twenty-one and the like are passed by: the verbs beside the numbers stand in the plural. */
function fillNumber(told: Telling, { name, from, to, step, known, forms }: NumberSlot): string {
  let value: number | undefined;
  if (known) value = told.numbers.get(known);
  else {
    const by = Number(step ?? 1);
    value = Number(from) + by * told.random.int(0, Math.floor((Number(to) - Number(from)) / by));
    if (forms && value > 20 && value % 10 === 1) value += value + by <= Number(to) ? by : -by;
    if (name) told.numbers.set(name, value);
  }
  if (value === undefined) throw new Error(`Число «${known}» ещё не названо.`);
  return forms ? countWords(value, forms.split("|")) : formatNumber(value);
}

function fillWord(inside: string, told: Telling): string {
  if (inside.includes("|")) return told.random.pick(inside.split("|"));
  const [name, ...path] = inside.split(".") as [string, ...string[]];
  if (people.has(name)) return personWord(namedPerson(name, told), path);
  if (name === "me") return personWord(told.author, path);
  if (name === "company") return `«${told.companyName}»`;
  if (name === "city") return form(cities[told.author.city]!.forms, path[0]);
  if (told.slots[name]) return slotWord(name, path[0], told);
  const time = timeWord(name, told.at);
  if (time === undefined) throw new Error(`Неизвестное слово «${inside}».`);
  return time;
}

const people = new Set(["hero", "peer", "third", "writer"]);

function slotWord(name: string, wanted: string | undefined, told: Telling): string {
  let value = told.words.get(name);
  if (value === undefined) {
    value = told.random.pick(told.slots[name]!);
    told.words.set(name, value);
  }
  return fill(form(value.includes("[") ? [value] : value.split("|"), wanted), told).replace(/^\p{Lu}/u, (letter) =>
    /^\p{Lu}/u.test(value) ? letter : letter.toLowerCase(),
  );
}

function form(forms: readonly string[], wanted = "nom"): string {
  const at = /^\d$/.test(wanted) ? Number(wanted) : cases.indexOf(wanted as (typeof cases)[number]);
  const word = forms[at];
  if (word === undefined) throw new Error(`У слова «${forms[0]}» нет формы «${wanted}».`);
  return word;
}

function namedPerson(name: string, told: Telling): Person {
  if (name === "me") return told.author;
  let person = told.named.get(name);
  if (person) return person;
  const used = new Set([told.author, ...told.named.values()].map((one) => one.firstName));
  for (let tries = 0; tries < 20 && !(person && !used.has(person.firstName)); tries++) {
    person = told.random.pick(told.colleagues);
  }
  told.named.set(name, person!);
  return person!;
}

function personWord(person: Person, path: readonly string[]): string {
  const wanted = (cases as readonly string[]).indexOf(path.at(-1) ?? "nom");
  const at = Math.max(0, wanted);
  const first = declineFirstName(person.firstName, person.gender)[at]!;
  const last = declineLastName(person.lastName, person.gender)[at]!;
  if (path[0] === "first") return first;
  if (path[0] === "position") return person.position.replace(/^./, (letter) => letter.toLowerCase());
  if (path[0] === "link") return `[${first} ${last}](/profile/${person.alias})`;
  if (path[0] === "department") return person.departmentName;
  return `${first} ${last}`;
}

/** The first letter of a line and of a sentence is a capital one; items of a list are left as they are. */
const capitalise = (text: string) =>
  text.replace(
    /(^|\n\n|\n#+ |[.!?] )([«([*_]*)(\p{Ll})/gu,
    (_, before: string, marks: string, letter: string) => before + marks + letter.toUpperCase(),
  );
