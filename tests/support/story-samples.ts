import { addFrame, makeStory } from "./announcements.ts";
import { apiAs } from "./api.ts";
import { pictureFile } from "./canaries.ts";
import { filmFile } from "./film.ts";
import { company, desk, everyone, owner, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** Good calls of what is done with stories. */
export const storySamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "stories.bar": () => everyone({}),
  "stories.story": ({ sever }) => company({ id: sever.story }, sever.story),
  "stories.see": ({ sever }) => company({ id: sever.story, frameIds: [sever.frame] }, sever.story),
  "stories.react": ({ sever }) => company({ id: sever.story, name: "like" }, sever.story),
  "stories.answer": ({ sever }) => company({ id: sever.story, text: "А когда?" }, sever.story),
  "stories.answers": ({ sever }) => forDesk({ id: sever.ownStory }),
  "stories.kept": ({ sever }) => everyone({ on: "author", id: sever.editor.accountId }),
  "stories.desk": () => everyone({}),
  "stories.source": ({ sever }) => forDesk({ id: sever.ownStory }),
  "stories.create": () => everyone(storyDraft),
  "stories.change": async (world) => ofAuthor({ ...storyDraft, id: (await freshStory(world)).id, revision: 1 }),
  "stories.remove": async (world) => forDesk({ id: (await freshStory(world)).id }),
  "stories.schedule": async (world) => ofAuthor({ id: (await freshStory(world)).id, hours: 24 }),
  "stories.end": async (world) => forDesk({ id: await shownStory(world) }),
  "stories.keep": async (world) => ofAuthor({ id: (await freshStory(world)).id, on: "author" }),
  "stories.archive": async (world) => {
    const id = await shownStory(world);
    await apiAs(world.sever.head).stories.end({ id });
    return forDesk({ id, archived: true });
  },
  "stories.move": async (world) => desk({ id: await shownStory(world), by: 1 }),
  "stories.addFrame": async (world) =>
    ofAuthor({ id: (await freshStory(world)).id, ...frameDraft, image: await pictureFile() }),
  "stories.changeFrame": async (world) => ofAuthor({ ...(await freshStory(world)), ...frameDraft }),
  "stories.addFilm": async (world) =>
    ofAuthor({ id: (await freshStory(world)).id, ...filmDraft, film: await filmFile(), image: await pictureFile() }),
  "stories.changeFilm": async (world) => {
    const { id } = await freshStory(world);
    const film = { ...filmDraft, film: await filmFile(), image: await pictureFile() };
    const { id: frameId } = await apiAs(world.sever.head).stories.addFilm({ id, ...film });
    return ofAuthor({ ...filmDraft, id, frameId });
  },
  "stories.removeFrame": async (world) => ofAuthor(await freshStory(world)),
  "stories.moveFrame": async (world) => ofAuthor({ ...(await freshStory(world)), by: 1 }),
};

/** What its author alone does with a story in their own name, and what editors do with it too. */
const ofAuthor = <Input extends { id: string }>(input: Input): Sample => owner(input, input.id);
const forDesk = <Input extends { id: string }>(input: Input): Sample => ({
  ...ofAuthor(input),
  also: ["editor", "admin"],
});

const storyDraft = { title: "Новое меню", reach: "company", audience: null };
const frameDraft = { alt: "Десерт на тарелке", text: "Пять десертов", link: "/feed/life", seconds: 5 };
const filmDraft = { alt: "Пекарь достаёт пирог", text: "Пирог готов" };

async function freshStory({ sever }: TwoCompanies): Promise<{ id: string; frameId: string }> {
  const { story, frame } = await makeStory(sever.head);
  await addFrame(sever.head, story, "Ещё кадр");
  return { id: story, frameId: frame };
}

async function shownStory(world: TwoCompanies): Promise<string> {
  const { id } = await freshStory(world);
  await apiAs(world.sever.head).stories.schedule({ id, hours: 24 });
  return id;
}
