import { and, eq, ne } from "drizzle-orm";
import { html } from "hono/html";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, isId, withTenant } from "#platform/db/index.ts";
import { readForm } from "#platform/http/form.ts";
import { plainAnswer } from "#platform/http/plain-page.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { recordAudit } from "./audit.ts";
import { checkCsrf, csrfField, isSameOrigin } from "./csrf.ts";
import { safeRedirect } from "./safe-redirect.ts";
import { sessions } from "./schema.ts";
import { openSession, type Session } from "./session.ts";
import { forgetRow } from "./session-row.ts";

const room = { words: 16 * 1024 };

/** So long eyes are lent at a time. */
const lentFor = 30 * 60_000;

/**
 * `POST /show-as` with `id` and `POST /show-as/end`: an administrator begins to look at the portal with an employee's
 * eyes for half an hour at most, and comes back; both are written down. Another administrator, another company and oneself are
 * refused. Null for any other path; where the backend is another machine, which knows no sessions, there is no such thing.
 */
export async function answerShowAs(request: Request, { requestId, address }: RequestFacts): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!["/show-as", "/show-as/end"].includes(pathname) || config.backendUrl) return null;
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  // A foreign page is refused before its body is looked at, a stranger with it.
  const session = isSameOrigin(request.headers) ? await openSession(request) : null;
  if (!session) return refusal();
  const form = await readForm(request, room).catch(() => null);
  const isOver = session.viewer.isAdmin && !session.viewer.shownBy;
  // Its time was over before the button was pressed: there is nothing left to do.
  if (pathname === "/show-as/end" && isOver) return goTo(form?.get("returnTo"));
  if (!form || !checkCsrf(request, session, form.get(csrfField))) return refusal();
  const id = pathname === "/show-as" ? await begin(session, String(form.get("id"))) : await end(session);
  if (!id) return refusal();
  const by = session.viewer.shownBy?.accountId ?? session.viewer.accountId;
  const deed = pathname === "/show-as" ? "shown-as.begun" : "shown-as.ended";
  const facts = { requestId, address, groupId: session.viewer.groupId };
  await recordAudit({ ...facts, deed, result: "ok", accountId: by, objectId: id });
  return goTo(form.get("returnTo"));
}

function goTo(returnTo: FormDataEntryValue | null | undefined): Response {
  const headers = { location: safeRedirect(String(returnTo ?? "")), "cache-control": "no-store" };
  return new Response(null, { status: 303, headers });
}

/** Gives whose eyes they are, or nothing where they may not be borrowed. */
async function begin({ idHash, viewer }: Session, id: string): Promise<string | undefined> {
  if (!viewer.isAdmin || !viewer.consent || viewer.shownBy || !isId(id) || id === viewer.accountId) return undefined;
  const mayBe = and(
    eq(accounts.id, id),
    eq(accounts.groupId, viewer.groupId),
    isColleague(),
    ne(accounts.role, "admin"),
  );
  const [person] = await withTenant(viewer.groupId, () => db().select({ id: accounts.id }).from(accounts).where(mayBe));
  if (person) await look(idHash, person.id);
  return person?.id;
}

async function end({ idHash, viewer }: Session): Promise<string | undefined> {
  if (!viewer.shownBy) return undefined;
  await look(idHash, null);
  return viewer.accountId;
}

async function look(idHash: string, shownAs: string | null): Promise<void> {
  const shownUntil = shownAs && new Date(now().getTime() + lentFor);
  await db()
    .update(sessions)
    .set({ shownAs, shownUntil: shownUntil || null })
    .where(eq(sessions.idHash, idHash));
  await forgetRow(idHash);
}

function refusal(): Promise<Response> {
  return plainAnswer(403, { title: "Не получилось", content: refused });
}

const refused = html`<div class="card"><h1>Не получилось</h1>
<p>Так посмотреть на портал нельзя, или страница устарела. Вернитесь на портал и попробуйте ещё раз.</p>
<p><a class="button" href="/">На главную</a></p></div>`;
