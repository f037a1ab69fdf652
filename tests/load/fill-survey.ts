import pg from "pg";
import { startSettings } from "#app/engines/questionnaires/server/desk.ts";
import { ask, options } from "#app/engines/questionnaires/tests/made.ts";
import { chance, fillMuch, idOf, numbered, reader } from "./fill-much.ts";

/** The survey that everybody has answered, and the one that everybody is answering. */
export const answeredSurvey = "00000000-000e-7000-8000-000000000001";
export const openSurvey = "00000000-000e-7000-8000-000000000002";
/** The first of the people who are asked besides those of `fillMuch`. */
const first = 300;
/** Somebody of those who are asked, by number. */
export const askedPerson = (at: number) => `00000000-000b-7000-8000-${(first + at).toString(16).padStart(12, "0")}`;

const choices = options("Плохо", "Так себе", "Хорошо", "Отлично");
export const questions = [
  ask("enps", "enps", { required: true }),
  ask("scale", "scale", { required: true }),
  ask("single", "single", { options: choices, other: true }),
  ask("multiple", "multiple", { options: choices }),
  ask("matrix", "matrix", { options: choices, rows: options("Свет", "Тепло", "Тишина") }),
  ask("number", "number"),
  ask("text", "text"),
  ask("long", "long"),
];

/** Fills an empty database with a company of so many people in fifty departments, and a survey that all of them have answered. */
export async function fillSurvey(url: string, count: number): Promise<void> {
  await fillMuch(url, 1000);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  await run("select set_config('app.group_id', '*', false)");
  const company = `'${reader.groupId}'::uuid`;
  const person = numbered("b", `${first - 1} + n`);
  await run(`insert into departments (id, group_id, name)
    select ${numbered("d", "n")}, ${company}, 'Отдел ' || n from generate_series(1, 50) n`);
  await run(`insert into accounts (id, group_id, department_id, alias, last_name, first_name, email, consent_to_pers_data)
    select ${person}, ${company}, ${numbered("d", "1 + n % 50")}, 's' || n, 'Фамилия' || n, 'Имя', 's' || n || '@example.ru', true
    from generate_series(1, ${count}) n`);
  const document = JSON.stringify({ sections: [{ id: "s1", title: "", text: "", questions }] });
  const settings = (anonymity: string) => JSON.stringify({ ...startSettings, anonymity });
  // An answer without a name is the dearest: it is dealt anew among others.
  for (const [id, state, how] of [
    [answeredSurvey, "closed", settings("confidential")],
    [openSurvey, "published", settings("anonymous")],
  ])
    await run(
      `insert into questionnaires (id, group_id, author_id, kind, title, state, document, settings, published_at, opened_at, closed_at)
      values ($1, ${company}, '${reader.accountId}', 'survey', 'Опрос всей компании', $2, $3, $4, now() - interval '9 days',
        now() - interval '9 days', case when $2 = 'closed' then now() - interval '1 day' end)`,
      [id, state, document, how],
    );
  await run(
    `insert into questionnaire_receipts (questionnaire_id, group_id, account_id)
    select $1::uuid, ${company}, ${person} from generate_series(1, ${count}) n`,
    [answeredSurvey],
  );
  const pick = (salt: string) => `'o' || 1 + floor(4 * ${chance(salt)})`;
  await run(
    `insert into questionnaire_responses (id, questionnaire_id, group_id, account_id, state, answers, started_at, submitted_at, department_id)
    select ${idOf("now()", "n")}, $1::uuid, ${company}, ${person}, 'submitted', jsonb_build_object(
      'enps', jsonb_build_object('number', floor(11 * ${chance("1")})), 'scale', jsonb_build_object('number', 1 + floor(5 * ${chance("2")})),
      'single', jsonb_build_object('chosen', array[${pick("3")}]), 'multiple', jsonb_build_object('chosen', array[${pick("4")}]),
      'matrix', jsonb_build_object('rows', jsonb_build_object('o1', ${pick("5")}, 'o2', ${pick("6")}, 'o3', ${pick("7")})),
      'number', jsonb_build_object('number', floor(100 * ${chance("8")})), 'text', jsonb_build_object('text', 'Слово ' || n % 500),
      'long', jsonb_build_object('text', 'Хотелось бы больше света, тепла и тишины, номер ' || n)),
      now() - interval '3 days', now() - interval '2 days', ${numbered("d", "1 + n % 50")}
    from generate_series(1, ${count}) n`,
    [answeredSurvey],
  );
  await run("vacuum analyze");
  await client.end();
}
