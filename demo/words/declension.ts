/** Russian cases in the order in which every list of forms in this folder is written. */
export const cases = ["nom", "gen", "dat", "acc", "ins", "loc"] as const;
export type Gender = "m" | "f";

const endings = (stem: string, list: string) => list.split(" ").map((end) => (end === "-" ? stem : stem + end));
const hushing = /[жшчщц]$/;
const velar = /[гкхжшчщ]$/;

/** All six cases of a given name; knows the shapes that the bank of names holds. */
export function declineFirstName(name: string, gender: Gender): string[] {
  if (name === "Павел") return endings("Павл", "x а у а ом е").with(0, name);
  if (name === "Лев") return endings("Льв", "x а у а ом е").with(0, name);
  if (name === "Пётр") return endings("Петр", "x а у а ом е").with(0, name);
  if (name === "Илья") return endings("Иль", "я и е ю ёй е");
  if (name === "Любовь") return endings("Любов", "ь и и ь ью и");
  if (name.endsWith("ия")) return endings(name.slice(0, -1), "я и и ю ей и");
  if (name.endsWith("я")) return endings(name.slice(0, -1), "я и е ю ей е");
  if (name.endsWith("а")) {
    const stem = name.slice(0, -1);
    return endings(stem, `а ${velar.test(stem) ? "и" : "ы"} е у ${hushing.test(stem) ? "ей" : "ой"} е`);
  }
  if (name.endsWith("ий")) return endings(name.slice(0, -1), "й я ю я ем и");
  if (name.endsWith("й")) return endings(name.slice(0, -1), "й я ю я ем е");
  if (name.endsWith("ь")) return endings(name.slice(0, -1), gender === "m" ? "ь я ю я ем е" : "ь и и ь ью и");
  return endings(name, "- а у а ом е");
}

/** All six cases of a surname that ends in -ов, -ев, -ин, -ский or -цкий, of a man or of a woman. */
export function declineLastName(name: string, gender: Gender): string[] {
  if (gender === "m") {
    if (name.endsWith("ий")) return endings(name.slice(0, -2), "ий ого ому ого им ом");
    return endings(name, "- а у а ым е");
  }
  if (name.endsWith("ая")) return endings(name.slice(0, -2), "ая ой ой ую ой ой");
  return endings(name.slice(0, -1), "а ой ой у ой ой");
}

/** «21 человек», «3 человека», «11 человек»: the number with the noun that fits it. */
export function countWords(count: number, forms: readonly string[]): string {
  const rule = plural.select(count);
  const word = rule === "one" ? forms[0] : rule === "few" ? forms[1] : forms[2];
  return `${formatNumber(count)} ${word}`;
}

/** Thousands are parted by a space that does not break the line. */
export const formatNumber = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, count > 9999 ? "\u00a0" : "");

const plural = new Intl.PluralRules("ru");
