import { eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { apiAs } from "./api.ts";
import { canary, hiddenCanary, pictureFile } from "./canaries.ts";
import { type KeptAdaptation, keepAdaptation } from "./kept-adaptation.ts";
import { type KeptCatalogue, keepCatalogue } from "./kept-catalogue.ts";
import { type KeptChannel, keepChannel } from "./kept-channel.ts";
import { type KeptCommunity, keepCommunity } from "./kept-community.ts";
import { type KeptCourses, keepCourses } from "./kept-courses.ts";
import { type KeptEvents, keepEvents } from "./kept-events.ts";
import { type KeptMaps, keepMaps } from "./kept-maps.ts";
import { type KeptOpinion, keepOpinion } from "./kept-opinion.ts";
import { type KeptPoints, keepPoints } from "./kept-points.ts";
import { type KeptQuestionnaires, keepQuestionnaires } from "./kept-questionnaires.ts";
import { type KeptShop, keepShop } from "./kept-shop.ts";
import { walkPlan } from "./walked-plan.ts";

type Readers = { reach: "company" | "portal"; audience: string[] | null };

const everyone: Readers = { reach: "company", audience: null };
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

export type Announced = KeptChannel &
  KeptCommunity &
  KeptQuestionnaires &
  KeptPoints &
  KeptCourses &
  KeptEvents &
  KeptMaps &
  KeptShop &
  KeptCatalogue &
  KeptAdaptation &
  KeptOpinion & {
    /** What its editor shows to the company. */
    story: string;
    frame: string;
    line: string;
    /** What its head shows in their own name: the company lets all its employees do so. */
    ownStory: string;
    ownFrame: string;
  };

/** What an editor shows to the whole company, and what must stay unseen: drafts, things to come, things for one person. */
export async function announce(editor: Viewer, head: Viewer, key: string): Promise<Announced> {
  const { story, frame } = await makeStory(
    editor,
    canary(key, "stories", "title"),
    canary(key, "story_frames", "text"),
  );
  const api = apiAs(editor);
  await api.stories.schedule({ id: story, hours: 24 });
  await api.stories.keep({ id: story, on: "author" });
  const line = await makeLine(editor, canary(key, "running_lines", "text"));
  const forOne = { reach: "company" as const, audience: [`user:${editor.accountId}`] };
  await makeStory(editor, hiddenCanary, hiddenCanary);
  const later = await makeStory(editor, hiddenCanary, hiddenCanary);
  await api.stories.schedule({ id: later.story, publishAt: at(24), hours: 24 });
  const own = await makeStory(editor, hiddenCanary, hiddenCanary, forOne);
  await api.stories.schedule({ id: own.story, hours: 24 });
  await makeLine(editor, hiddenCanary, { from: at(24), to: at(48) });
  await makeLine(editor, hiddenCanary, forOne);
  const told = await tellInOwnName(head, key);
  const asked = await withTenant("*", () => keepQuestionnaires(head, editor, key));
  const places = { ...(await keepChannel(head, editor, key)), ...(await keepCommunity(head, key)) };
  const others = { ...(await keepPoints(head, editor, key)), ...(await keepOpinion(head, editor, key)) };
  const walked = {
    title: canary(key, "progress_steps", "title"),
    evidence: canary(key, "progress_run_steps", "evidence"),
  };
  await withTenant(head.groupId, () => transaction(() => walkPlan(head, editor.accountId, walked)));
  const calendar = await keepEvents(head, editor, key);
  const plans = await keepMaps(head, editor, key);
  const store = await keepShop(head, editor, key);
  const taught = await keepCourses(head, editor, key);
  const begun = { ...(await keepCatalogue(head, editor, key)), ...(await keepAdaptation(head, editor, key)) };
  const announced = { story, frame, line, ...told, ...asked, ...places, ...others };
  return { ...calendar, ...plans, ...store, ...taught, ...begun, ...announced };
}

/** A story of an employee in their own name, shown; their company lets everybody do so from now on. */
async function tellInOwnName(person: Viewer, key: string) {
  await letEveryoneTell(person);
  const { story, frame } = await makeStory(person, canary(key, "stories", "own"), canary(key, "story_frames", "own"));
  // What is shown keeps its last frame, so there is one to take out.
  await addFrame(person, story, canary(key, "story_frames", "own"));
  await apiAs(person).stories.schedule({ id: story, hours: 24 });
  return { ownStory: story, ownFrame: frame };
}

/** All employees of this person's company may make stories, or its editors alone again. */
export async function letEveryoneTell({ groupId }: Viewer, employeeStories = true): Promise<void> {
  await withTenant("*", () => db().update(groups).set({ employeeStories }).where(eq(groups.id, groupId)));
}

/** A story with one frame, a draft yet. */
export async function makeStory(
  editor: Viewer,
  title = "Новое меню",
  text = "Пять десертов",
  readers: Readers = everyone,
): Promise<{ story: string; frame: string }> {
  const api = apiAs(editor);
  const { id: story } = await api.stories.create({ title, ...readers });
  const { id: frame } = await addFrame(editor, story, text);
  return { story, frame };
}

export async function addFrame(editor: Viewer, story: string, text: string): Promise<{ id: string }> {
  const frame = { alt: `Картинка: ${text}`, text, seconds: 5 };
  return apiAs(editor).stories.addFrame({ id: story, ...frame, image: await pictureFile() });
}

type Line = Parameters<ReturnType<typeof apiAs>["runningLine"]["create"]>[0];

/** An announcement that stands for a day from now on, unless told otherwise. */
export async function makeLine(editor: Viewer, text: string, more: Partial<Line> = {}): Promise<string> {
  const draft = { text, level: "info", feed: "work", dismissible: true, from: at(-1), to: at(24) } as const;
  return (await apiAs(editor).runningLine.create({ ...draft, ...everyone, ...more })).id;
}
