import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((file) => `app/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("/tests/"));

/** What a text itself says with an @: a name in it, everybody who belongs to a place, a mailbox. */
const ofTexts = [
  /^app\/rich-text\//,
  /^app\/ui\/rich-text\.tsx$/,
  /^app\/engines\/content\/ui\/(mentioned\.tsx|find-people\.ts)$/,
  /^app\/engines\/content\/server\/mentions\.ts$/,
  /^app\/news\/news\/server\/guests\.ts$/,
];

/** Asked for, taught or shown: «@anna», `@${alias}`, «короткое имя», «@алиас». */
const shown = /["'`«> (,]@(?:\$\{|anna\b|ivan\b|алиас)|коротк(?:ое|ие|им|ими) им/;

it("people are chosen and shown by their names: no page asks for, teaches or shows a short name", () => {
  const said = files.flatMap((file) =>
    ofTexts.some((known) => known.test(file))
      ? []
      : readFileSync(file, "utf8")
          .split("\n")
          .filter((line) => shown.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
  );
  expect(said).toEqual([]);
});

it("whoever is chosen in a form is chosen in the one field of people", () => {
  const asked =
    /label="(?:Кого|Кому|Кто отвечает|Кто замещает|Соавторы|Руководитель[^"]*|Новый владелец|Коллеге|Кто из него награждает)"/;
  const other = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(/<(\w+)((?:(?!\/>|<\w)[\s\S])*)/g)]
      .filter(([, tag, props]) => /^(TextField|TextareaField|Words)$/.test(tag!) && asked.test(props!))
      .map(([, tag]) => `${file}: ${tag}`);
  });
  expect(other).toEqual([]);
});

/** Verbs and prepositions that would ask for another case of the name behind them. */
const declined =
  /(?:^|[\s«(])(?:благодарит|поблагодарил\S*|приглашает|пригласил\S*|назначил\S*|заменяет|от|для|вместо|у|к|коллеге|коллегу|коллеги)\s+(?:\{" "\}\s*)?(?:\$?\{[^}]*(?:\bname|Name|[pP]erson)\b[^}]*\}|<PersonLink)/;

it("names are not declined: none stands where another case is wanted", () => {
  const said = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => declined.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(said).toEqual([]);
});
