import { addFrame, makeStory } from "./announcements.ts";
import { apiAs } from "./api.ts";
import { pictureFile } from "./canaries.ts";
import { filmFile } from "./film.ts";
import { company, desk, everyone, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** Good calls of what is done with stories. */
export const storySamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "stories.bar": () => everyone({}),
  "stories.story": ({ sever }) => company({ id: sever.story }, sever.story),
  "stories.see": ({ sever }) => company({ id: sever.story, frameIds: [sever.frame] }, sever.story),
  "stories.react": ({ sever }) => company({ id: sever.story, name: "like" }, sever.story),
  "stories.answer": ({ sever }) => company({ id: sever.story, text: "А когда?" }, sever.story),
  "stories.answers": ({ sever }) => desk({ id: sever.story }),
  "stories.kept": ({ sever }) => everyone({ on: "author", id: sever.editor.accountId }),
  "stories.desk": () => desk({}),
  "stories.source": ({ sever }) => desk({ id: sever.story }),
  "stories.create": () => desk(storyDraft),
  "stories.change": async (world) => desk({ ...storyDraft, id: (await freshStory(world)).id, revision: 1 }),
  "stories.remove": async (world) => desk({ id: (await freshStory(world)).id }),
  "stories.schedule": async (world) => desk({ id: (await freshStory(world)).id, hours: 24 }),
  "stories.end": async (world) => desk({ id: await shownStory(world) }),
  "stories.keep": async (world) => desk({ id: (await freshStory(world)).id, on: "author" }),
  "stories.archive": async (world) => {
    const id = await shownStory(world);
    await apiAs(world.sever.editor).stories.end({ id });
    return desk({ id, archived: true });
  },
  "stories.move": async (world) => desk({ id: await shownStory(world), by: 1 }),
  "stories.addFrame": async (world) =>
    desk({ id: (await freshStory(world)).id, ...frameDraft, image: await pictureFile() }),
  "stories.changeFrame": async (world) => desk({ ...(await freshStory(world)), ...frameDraft }),
  "stories.addFilm": async (world) =>
    desk({ id: (await freshStory(world)).id, ...filmDraft, film: await filmFile(), image: await pictureFile() }),
  "stories.changeFilm": async (world) => {
    const { id } = await freshStory(world);
    const film = { ...filmDraft, film: await filmFile(), image: await pictureFile() };
    const { id: frameId } = await apiAs(world.sever.editor).stories.addFilm({ id, ...film });
    return desk({ ...filmDraft, id, frameId });
  },
  "stories.removeFrame": async (world) => desk(await freshStory(world)),
  "stories.moveFrame": async (world) => desk({ ...(await freshStory(world)), by: 1 }),
};

const storyDraft = { title: "Новое меню", reach: "company", audience: null };
const frameDraft = { alt: "Десерт на тарелке", text: "Пять десертов", link: "/feed/life", seconds: 5 };
const filmDraft = { alt: "Пекарь достаёт пирог", text: "Пирог готов" };

async function freshStory({ sever }: TwoCompanies): Promise<{ id: string; frameId: string }> {
  const { story, frame } = await makeStory(sever.editor);
  await addFrame(sever.editor, story, "Ещё кадр");
  return { id: story, frameId: frame };
}

async function shownStory(world: TwoCompanies): Promise<string> {
  const { id } = await freshStory(world);
  await apiAs(world.sever.editor).stories.schedule({ id, hours: 24 });
  return id;
}
