import { readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import routeConfig, { catchAll, pages } from "#app/routes.ts";
import { createMatcher } from "#app/web/match.ts";

type Line = { path: string; audience: string };

const specification: Line[] = readFileSync(new URL("specification-urls.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([path = "", audience = ""]) => ({ path, audience }));

/** URLs that the specification does not name, each with the reason why it must be. */
const extras: Record<string, string> = {
  "/ugc/:id/delete": "Deleting is asked on a page of its own, so that it works without script",
  "/c/:channelAlias/create-thread": "A thread with pictures, files and a draft is written on a page of its own",
  "/c/:channelAlias/:threadId/edit-thread": "Its author changes it there, as posts of communities are changed",
  "/ugc/files": "Files wait beside a draft on a page of its own, so that a refused text does not lose them",
  "/ugc/edit/files/:postId": "The same of a publication that is out",
  "/ugc/poll": "A poll is written on a page of its own, beside the draft, so that the form of the text stays light",
  "/ugc/edit/poll/:postId": "The same of a publication that is out",
  "/feed/fresh/:tab": "How much is new, asked by an open feed",
  "/feed/hide/:id": "Whom or what to hide is asked on a page of its own, so that it works without script",
  "/article/:id/archive": "Where the link to a publication in the archive leads",
  "/outbox": "What was sent without network waits on a page that can be opened without network",
  "/packs": "What is kept to read without network is found on a page that can be opened without network",
  "/drafts": "A list of what one has begun",
  "/trash": "What one has deleted can come back for thirty days",
  "/trash/:kind/:id": "Deleting for good is asked on a page of its own, so that it works without script",
  "/sections": "What the side navigation keeps short stands on a page, whole",
  "/sections/pins": "Which of them stand by themselves in the navigation is chosen on a page of its own",
  "/admin": "Everything that one may manage has one entry in the navigation and a page of its own",
  "/keys": "What the keys do is told on a page that «?» opens",
  "/saved": "What one keeps to read again",
  "/surveys/:anketaId/:part":
    "A section of a survey is a page of its own, so that it is kept and gone on with anywhere",
  "/surveys/:anketaId/results": "The sums of a survey, where they are open to those who were asked",
  "/answer/sent": "Somebody without an account has answered, and has nowhere else to go",
  "/answer/:token": "A link of one use lets somebody without an account answer a survey",
  "/answer/:token/:part": "A section of it is a page of its own, as it is for colleagues",
  "/tests/:anketaId/:part": "The same of a test",
  "/tests/:anketaId/attempts/:attempt": "What an own attempt at a test has come to",
  "/report/:target/:id":
    "A complaint is written on a page of its own (the specification shows its texts, not its place)",
  "/appeal/:target/:id": "An author reads what a moderator has decided, and may disagree",
  "/reactions/:subject/:id": "Who reacted is a page of its own, so that it can be read without script",
  "/talk/:id": "A talk is closed on a page of its own, with words for its readers",
  "/main/widgets":
    "Widgets are arranged on a page of its own, so that it works without script (specification §2 names the deeds)",
  "/balance/statement.json": "The own statement with the portal's signature, as a file",
  "/store/orders/:id/receipt": "What was bought and how it was paid, on paper",
  "/balance/print": "The whole statement on paper: whose it is, of which company and of which days",
  "/balance/key": "The published key and a program that check a signed statement without the portal",
  "/thanks/top-up": "A supervisor adds to what those who answer to them may thank with on a page of its own",
  "/calendar/:id/participants": "Who has answered, and who came, stands on a page of its own",
  "/c/:channelAlias/events": "What a channel has ahead stands among its pages",
  "/cm/:communityAlias/events": "The same of a community (product B12: its sections)",
  "/calendar/outside": "Calendars of other programs are added on a page of their own",
  "/calendar/outside/one/:calendarId": "What was read of one of them, and what was not",
  "/calendar/outside/one/:calendarId/calendar.ics": "What was read, as a file",
  "/calendar/outside/one/:calendarId/:entryId": "A time of such a calendar",
  "/calendar/print": "A month for paper, every event of it in words",
  "/calendar/:id/join": "Who wants to come answers what they are asked on a page of its own",
  "/calendar/:id/questions": "What is asked of who wants to come",
  "/calendar/:id/questions/:question": "One of these questions, so that it works without script",
  "/calendar/:id/participants.csv": "The same as a file",
  "/calendar/:id/door": "What is shown at the door of an event: a code by which people note that they have come",
  "/calendar/:id/check-in": "Where that code leads: one press, or its figures typed",
  "/calendar/:id/event.ics": "An event as a file for another calendar",
  "/calendar/:id/series.ics": "The same of a series",
  "/calendar/subscription": "The address of the own calendar is opened and shut on a page of its own",
  "/calendar/subscription.ics": "Another program reads the own calendar: it has the address, and does not sign in",
  "/sputnik/team": "A supervisor sees how their team learns, and assigns courses",
  "/certificates": "What one has in hand of what one has passed",
  "/certificates/:number/pdf": "A certificate as paper",
  "/courses/:id/reviews": "What those who have taken a course say of it stands on a page of its own",
  "/certificates/:number": "Anybody checks a certificate by its number",
  "/tasks/:id": "A task with what one shows of it is a page of its own",
  "/mood": "The own answers with their history stand on a page, not in a window",
  "/interactive-maps/:mapId/points": "Whatever a map tells is told without its picture too, as a list and as a table",
  "/interactive-maps/:mapId/sticker/:no": "A sticker «Я здесь» is printed from a page of its own",
  "/opinion/ideas": "Ideas that came with opinions and are public now, with their votes",
  "/opinion/code": "Who has left no name reads the answer by a code: anybody who has it, signed in or not",
  "/opinion/queue": "Whoever answers for a topic is no administrator, so their queue is not among the desks",
  "/opinion/queue/:id": "An opinion for who answers it",
  "/opinion/queue/table.csv": "The queue as a file",
  "/requests": "One's own requests stand among what one has here, beside the cabinet",
  "/requests/queue": "Whoever approves or does requests has them in a list",
  "/requests/queue/table.csv": "The requests of one's services as a file",
  "/requests/:id": "A request is a page of its own, for all whom it concerns",
  "/service-builder/:pageId": "A page of a service is made on a page of its own",
  "/service-builder/:pageId/preview": "How a page will look is seen before it is let out",
  "/service-builder/:pageId/:blockId": "A block is written on a page of its own, so that it works without script",
  "/my-resource/check": "The questions of the self-check stand on a page of their own",
  "/my-resource/forget": "Deleting is asked on a page of its own, so that it works without script",
  "/videos":
    "A film of one's own is uploaded on a page of its own, so that it works without script (specification §2, video embed)",
  "/videos/:id/delete": "Deleting is asked on a page of its own, so that it works without script",
  "/people": "Colleagues are found by more than a name: the specification names no place for it",
  "/people/departments": "The tree of the company, opened step by step",
  "/people/departments/:id": "A department with its people and what is inside",
  "/people/birthdays": "All birthdays of the month, of which the main page shows five",
  "/people/newcomers": "All who came this month, of whom the main page shows five",
  "/people/cards/:socialId": "A person for an address book, as a file",
  "/guests": "Whoever answers for guests has them in a list",
  "/guests/:id": "Whoever answers for a guest prolongs the term on a page of its own",
  "/account/blocked": "Whom one has blocked, with the way back",
  "/account-settings/password":
    "The own password of the portal is changed on a page of its own, beside the other ways of signing in",
  "/forgot-password": "Who has forgotten the password of the portal asks for a letter",
  "/new-password": "Where the link of that letter, or of an administrator, leads",
  "/account-settings/second-factor": "The second factor of signing in with a password is set up on a page of its own",
  "/account-settings/passkeys": "The own passkeys are added, renamed and removed on a page of their own",
  "/account-settings/visibility": "Who sees which part of one's page: seven choices on a page of their own",
  "/account/absences": "When one is away, and who stands in: a page of its own, near the own words",
  "/account/delete": "Erasing one's own data is asked on a page that says what goes and what stays",
  "/account/export": "The archive of one's own data is asked for and taken on a page of its own",
  "/profile/:socialId/block": "Blocking is asked on a page of its own, so that it works without script",
  "/agreements/:code": "A document is read and accepted on a page of its own, any version of it",
  "/agreements/:code/withdraw": "Taking a consent back is asked on a page of its own, so that it works without script",
  "/support/:id": "A question to support with its answers is a page of its own",
  "/cm/:communityAlias/:threadId":
    "A post of a community is read on a page of its own: the specification names only how it is written",
  "/cm/:communityAlias/files": "The files of all posts of a community are found without reading through the posts",
  "/cm/:communityAlias/about":
    "What a community is about, its rules and who leads it, for who only wonders whether to join",
  "/cm/:communityAlias/settings/figures":
    "Who leads a community sees how it lives: members, posts, what nobody has answered",
  "/c/:channelAlias/queue": "Who leads a channel reads there what waits for them",
  "/c/:channelAlias/delete":
    "Taking a channel away for good is asked on a page of its own, so that it works without script",
  "/cm/:communityAlias/settings/queue": "Who leads a community reads there what waits for them",
  "/cm/:communityAlias/settings/delete":
    "Taking a community away for good is asked on a page of its own, so that it works without script",
  "/invitation/:code": "A link that lets people into a channel or a community says first what one joins",
  "/share": "A page's short link and its QR code, to be said aloud, printed and scanned",
  "/moved": "Old links lead to what says where the place is today (specification §2, «not done»)",
  "/stories/own": "Employees make stories where their company lets them",
  "/stories/own/new": "Employees make stories where their company lets them",
  "/stories/own/:id": "Employees make stories where their company lets them",
  "/stories/own/:id/edit": "Employees make stories where their company lets them",
  "/stories/own/:id/delete": "Employees make stories where their company lets them",
  "/stories/own/:id/frames/new": "Employees make stories where their company lets them",
  "/stories/own/:id/frames/:frameId": "Employees make stories where their company lets them",
  "/stories/:id": "A story is a page of its own, so that it can be read without script",
};

/** Those of them for who cannot sign in. */
const beforeSignIn = new Set([
  ...["/forgot-password", "/new-password", "/opinion/code", "/certificates/:number"],
  ...["/answer/sent", "/answer/:token", "/answer/:token/:part"],
  "/calendar/subscription.ics",
]);

/** What stands among the desks and opens to colleagues too: a questionnaire and the bank of questions to those who compose. */
const isShared = ({ path }: Line) => /^\/admin\/(questionnaires\/:id|question-bank)/.test(path);

const all: Line[] = Object.values(pages).map(({ pattern, audience }) => ({ path: pattern, audience }));
/** The specification names no back office: its addresses are ours to choose, under one roof. */
const isDesk = ({ path }: Line) => path.startsWith("/admin/");
const ours = all.filter((line) => !isDesk(line));

describe("the table of URLs", () => {
  it(`has the specification's ${specification.length} addresses for the same people, and no others without a reason`, () => {
    const byPath = (a: Line, b: Line) => (a.path < b.path ? -1 : 1);
    const added = Object.keys(extras).map((path) => ({
      path,
      audience: beforeSignIn.has(path) ? "public" : "employee",
    }));
    expect([...ours].sort(byPath)).toEqual([...specification, ...added].sort(byPath));
  });

  it("opens the back office to those with a right alone", () => {
    const desks = all.filter(isDesk);
    expect(desks.length).toBeGreaterThan(0);
    expect(desks.filter((one) => one.audience === "public" || (one.audience === "employee" && !isShared(one)))).toEqual(
      [],
    );
  });

  it("names every address once", () => {
    const paths = all.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });
});

describe("our matcher", () => {
  const match = createMatcher(pages);
  const routes = routeConfig.map(({ id, path, index }) => ({ id, path, index }) as { id: string; path?: string });
  const remix = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id ?? catchAll;

  /** The fixed words of a pattern's neighbours: the values that a parameter could be taken for. */
  function neighbours(pattern: string): string[] {
    const [, first] = pattern.split("/");
    const near = Object.values(pages).filter((page) => page.pattern.split("/")[1] === first);
    const words = near.flatMap((page) => page.pattern.split("/")).filter((word) => word && !word.startsWith(":"));
    return [...new Set(words.map((word) => word.replace("?", "")))];
  }

  /** Every spelling of a pattern, its parameters filled with `value`. */
  function spell(pattern: string, value: string): string[] {
    let all = [""];
    for (const segment of pattern.split("/").filter(Boolean)) {
      const name = segment.replace(/\?$/, "");
      const filled = name.startsWith(":") ? value : name;
      const longer = all.map((one) => `${one}/${filled}`);
      all = segment.endsWith("?") ? [...all, ...longer] : longer;
    }
    return all.map((one) => one || "/");
  }

  const values = ["7", encodeURIComponent("кофе"), "a%2Fb", "100%25", "MAIN"];
  const addresses = new Set(
    Object.values(pages).flatMap(({ pattern }) =>
      [...values, ...neighbours(pattern)].flatMap((value) => spell(pattern, value)),
    ),
  );

  it("finds the page that Remix finds, on every spelling of every pattern", () => {
    expect(addresses.size).toBeGreaterThan(specification.length);
    const different = [...addresses].filter((path) => (match(path)?.id ?? catchAll) !== remix(path));
    expect(different.map((path) => [path, match(path)?.id, remix(path)])).toEqual([]);
  });

  it.each(["/nope", "/main/nope", "/feed/work/7", "//main", "/main/", "/MAIN", "/%E0%A4%A", "/c//x", "/feed/%77ork"])(
    "agrees with Remix on %s",
    (path) => {
      expect(match(path)?.id ?? catchAll).toBe(remix(path));
    },
  );
});
