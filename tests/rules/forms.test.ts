import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pages } from "#app/routes.ts";
import { matchPage } from "#app/web/server/remix.ts";
import { addressesOf } from "#tests/support/addresses.ts";
import { attribute, type DrawnForm, formsAt, hiddenIn, intentsOf } from "#tests/support/drawn-forms.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { oneWith } from "#tests/support/holder.ts";
import { home } from "#tests/support/sources.ts";

type Built = { routes: Record<string, { module: Record<string, unknown> }> };

const world = portalInProcess();

const pageAt = (target: string) => matchPage(target.split("?")[0]!)!.id;

let known: Promise<DrawnForm[]> | undefined;
const everyForm = () => (known ??= allForms());

/** Every page with every state that a link opens: an answer, a change of an own comment, a new picture on a page of a service, a package of a course. */
async function allForms(): Promise<DrawnForm[]> {
  const { publication, comment, servicePage, course } = world.sever;
  const states = [
    ...[`/ugc/${publication}?reply=${comment}`, `/ugc/${publication}?edit=${comment}`],
    ...[`/service-builder/${servicePage}/new?kind=image`, `/courses/${course}/scorm`],
  ];
  const paths = addressesOf(world).map(({ path }) => path);
  const forms: DrawnForm[] = [];
  for (const path of [...new Set([...paths, ...states])]) forms.push(...(await formsAt(await world.as("anna"), path)));
  return forms;
}

describe("every form that the server draws", () => {
  it("is a plain GET or POST that a browser sends without script", async () => {
    const forms = await everyForm();
    for (const { page, tag, inside, buttons } of forms) {
      const method = attribute(tag, "method")?.toLowerCase() ?? "get";
      expect(["get", "post"], `${page} ${tag}`).toContain(method);
      expect(attribute(tag, "action") ?? "/", page).toMatch(/^\/(?!\/)/);
      // A page without cards has the cards' form, and no buttons of it.
      const isAsking = /<(textarea|select|input(?![^>]*type="hidden"))\b/.test(inside);
      const sends = buttons.filter((button) => (attribute(button, "type") ?? "submit") === "submit");
      if (isAsking) expect(sends.length, `${page} has a form without a button: ${tag}`).toBeGreaterThan(0);
      if (method === "get") continue;
      expect(inside, `${page} ${tag}`).toContain('name="_csrf"');
      const isUpload = inside.includes('type="file"');
      if (isUpload) expect(attribute(tag, "encType") ?? attribute(tag, "enctype"), page).toBe("multipart/form-data");
    }
  });

  it("brings files only to a page that says how many bytes of them it takes, and each that says so has such a form", async () => {
    const posting = (await everyForm()).filter(({ inside }) => inside.includes('type="file"'));
    const posted = new Set(posting.map(({ page, tag }) => pageAt(attribute(tag, "action") ?? page)));
    // What anna may not open is looked at by whoever may.
    const ofDesks = addressesOf(world).filter(({ url }) => !["public", "employee"].includes(url.audience));
    for (const { page, url, path } of ofDesks) {
      const html = await (await (await world.as(oneWith(url.audience))).send(path)).text();
      if (html.includes('type="file"')) posted.add(page);
    }
    const taking = Object.entries(pages).flatMap(([id, page]) => (page.files ? [id] : []));
    expect([...posted].sort()).toEqual(taking.sort());
  });

  it("asks for something that its page can do", async () => {
    const anna = await world.as("anna");
    const asked = new Map<string, { drawn: DrawnForm; target: string; intent: string }>();
    for (const drawn of await everyForm()) {
      const { page, tag } = drawn;
      const target = attribute(tag, "action") ?? page;
      const at = matchPage(target.split("?")[0]!)?.id;
      if (attribute(tag, "method")?.toLowerCase() !== "post" || !at) continue;
      const intents = intentsOf(drawn);
      expect(intents.length, `${page} ${tag}`).toBeGreaterThan(0);
      for (const intent of intents)
        if (!asked.has(`${at} ${intent}`)) asked.set(`${at} ${intent}`, { drawn, target, intent });
    }
    const refused: string[] = [];
    // What takes something away comes last: everything else is still there when it is asked for.
    const order = [...asked].sort(([a], [b]) => rankOf(a) - rankOf(b));
    for (const [key, { drawn, target, intent }] of order) {
      const form = { ...hiddenIn(drawn), intent, _csrf: await anna.csrf() };
      const { status } = await anna.send(target, { form });
      // 422 and 303 are the answers of an intent; an unknown one would be 400, a page without an action 405.
      if (![303, 422].includes(status)) refused.push(`${key}: ${status}`);
    }
    expect(refused.sort()).toEqual(decidedBefore);
    const { routes } = (await import(join(home, "build/server/index.js"))) as Built;
    const acting = addressesOf(world).filter(
      ({ page, url: { audience } }) => routes[page]?.module.action && ["public", "employee"].includes(audience),
    );
    const untried = acting
      .map(({ page }) => page)
      .filter((page) => ![...asked.keys()].some((key) => key.startsWith(`${page} `)));
    expect(untried.sort()).toEqual(notMet);
  });
});

/** Parts of a thing go before the thing itself. */
const takesPart = / (remove-comment|drop|revoke|reject|close|purge|decline)/;
const takesAway = / (remove|delete|archive|ban|leave|withdraw|restore|clear|end|hide)/;
const rankOf = (key: string) => (takesPart.test(key) ? 1 : takesAway.test(key) ? 2 : 0);
/**
 * A form before it has decided of the same thing: who was let in is not refused, what is gone for good is not restored. An
 * address that is shown once stands in the answer itself.
 */
const decidedBefore = [
  "channels/invites reject: 404",
  "channels/invites revoke: 404",
  "events/subscription make: 200",
  "news/article remove-comment: 404",
  "trash/own restore: 404",
];
/** Pages whose forms wait for something that this world does not have for Anna: a queue, a list of her own, an invitation. */
const notMet = [
  "account/passkeys",
  "agreements/consent",
  "agreements/document",
  "blocking/list",
  "channels/admins",
  "channels/adminsSearch",
  "channels/members",
  "channels/queue",
  "communities/members",
  "communities/queue",
  "feed/hide",
  "followings/subscriptions",
  "guest-surveys/section",
  "membership/invitation",
  "moderation/report",
  "own-data/export",
  "passwords/forgotten",
  "passwords/fresh",
  "question-bank/copying",
  "quizzes/section",
  "saved/list",
  "search/all",
  "search/tab",
  "shop/confirmation",
  "short-links/share",
  "stories/own",
];
