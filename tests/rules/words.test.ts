import { expect, it } from "vitest";
import { matchPage } from "#app/web/server/remix.ts";
import { addressesOf } from "#tests/support/addresses.ts";
import { attribute, type DrawnForm, formsAt, hiddenIn, intentsOf, wordFieldsOf } from "#tests/support/drawn-forms.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { oneWith } from "#tests/support/holder.ts";

/** One law for every form with words: what was typed is on the portal, or still in the form, or on the page that refuses it. */
const world = portalInProcess({ LIMITS: "0" });

type Asked = DrawnForm & { who: string; target: string; intent: string; fields: string[] };

let known: Promise<Asked[]> | undefined;
const everyForm = () => (known ??= allForms());

/** Each thing that a form with words on any page of the table asks for, drawn for whoever may open that page. */
async function allForms(): Promise<Asked[]> {
  const { publication, comment, thread, channel } = world.sever;
  const states = [
    `/ugc/${publication}?reply=${comment}`,
    `/ugc/${publication}?edit=${comment}`,
    `/c/${channel}/${thread}`,
  ].map((path) => ({ path, who: "anna" }));
  const pages = addressesOf(world).map(({ path, url }) => ({ path, who: oneWith(url.audience) }));
  const forms = new Map<string, Asked>();
  for (const { path, who } of [...pages, ...states])
    for (const form of await formsAt(await world.as(who), path)) {
      const fields = wordFieldsOf(form);
      const target = attribute(form.tag, "action") ?? path;
      const page = matchPage(target.split("?")[0]!);
      if (attribute(form.tag, "method")?.toLowerCase() !== "post" || !page || !fields.length) continue;
      for (const intent of intentsOf(form)) {
        const key = `${page.id} ${intent} ${fields.join()}`;
        if (!forms.has(key)) forms.set(key, { ...form, who, target, intent, fields });
      }
    }
  return [...forms.values()];
}

/** Words that stand nowhere else, one for each field. */
const wordsFor = (fields: string[]) =>
  Object.fromEntries(fields.map((name, at) => [name, `Слова "номер ${at}" & ещё <${name.length}>, чтобы не пропали`]));

const unescaped = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

async function lostBy(form: Asked, target: string, more: Record<string, string>) {
  const browser = await world.as(form.who);
  const words = wordsFor(form.fields);
  const sent = { ...hiddenIn(form), _csrf: await browser.csrf(), ...words, intent: form.intent, ...more };
  const answer = await browser.send(target, { form: sent });
  const html = answer.status < 400 ? "" : unescaped(await answer.text());
  const lost = Object.entries(words).filter(([, word]) => answer.status >= 400 && !html.includes(word));
  return { status: answer.status, lost: lost.map(([name]) => name) };
}

it("gives every word back where the page is older than its session", async () => {
  const forms = await everyForm();
  for (const form of forms) {
    const told = await lostBy(form, form.target, { _csrf: "salt.signature" });
    expect({ form: `${form.target} ${form.intent}`, ...told }).toEqual({
      ...{ form: `${form.target} ${form.intent}`, status: 403, lost: [] },
    });
  }
  process.stdout.write(`words: ${forms.length} forms refused as old\n`);
});

const nothing = "0198c0de-0000-7000-8000-000000000009";
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

it("gives every word back where what it was written to is gone meanwhile", async () => {
  const gone = (await everyForm()).filter(({ target, inside }) => `${target} ${inside}`.match(uuid));
  const tried: string[] = [];
  const without: object[] = [];
  for (const form of gone) {
    const target = form.target.replace(uuid, nothing);
    const hidden = Object.entries(hiddenIn(form)).filter(([name]) => !name.startsWith("_") && name !== "draft");
    const elsewhere = Object.fromEntries(hidden.map(([name, value]) => [name, value.replace(uuid, nothing)]));
    const { status, lost } = await lostBy(form, target, elsewhere);
    if (status >= 400) tried.push(`${form.target} ${form.intent}`);
    if (lost.length) without.push({ form: `${form.target} ${form.intent}`, status, lost });
  }
  expect(without).toEqual([]);
  process.stdout.write(`words: ${tried.length} of ${gone.length} forms refused by what is gone\n`);
});
