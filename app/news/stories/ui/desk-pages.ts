import { useRoot } from "#app/web/root-data.ts";
import { ownStories, stories } from "../routes.ts";

const ofEditors = {
  isEditor: true,
  title: "Истории",
  list: stories.adminList,
  create: stories.adminCreate,
  story: stories.adminStory,
  edit: stories.adminEdit,
  remove: stories.adminRemove,
  frameAdd: stories.adminFrameAdd,
  frame: stories.adminFrame,
};

const own = {
  isEditor: false,
  title: "Мои истории",
  list: ownStories.own,
  create: ownStories.ownCreate,
  story: ownStories.ownStory,
  edit: ownStories.ownEdit,
  remove: ownStories.ownRemove,
  frameAdd: ownStories.ownFrameAdd,
  frame: ownStories.ownFrame,
};

/** Where somebody makes stories: editors at their desk, everybody else among their own ones. */
export function deskFor({ rights }: { rights: readonly string[] }) {
  return rights.includes("editor") ? ofEditors : own;
}

/** The same for who looks at the page. */
export function useDesk() {
  return deskFor(useRoot().viewer);
}
