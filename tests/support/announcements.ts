import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "./api.ts";
import { canary, hiddenCanary, pictureFile } from "./canaries.ts";

type Readers = { reach: "company" | "portal"; audience: string[] | null };

const everyone: Readers = { reach: "company", audience: null };
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** What an editor shows to the whole company, and what must stay unseen: drafts, things to come, things for one person. */
export async function announce(editor: Viewer, key: string): Promise<{ story: string; frame: string; line: string }> {
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
  return { story, frame, line };
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
