const anId = "([0-9a-f-]{36})";
const own = "/adaptation/{trajectory}/{trajectoryLevel}";

/** How the pages of adaptation are opened: ivan walks, anna helps him, the administrator manages. */
export const adaptationPages = {
  "adaptation/trajectory": { path: "/adaptation/{trajectory}", who: "ivan" },
  "adaptation/level": { path: own, who: "ivan" },
  "adaptation/lesson": { path: `${own}/{lessonArticle}`, who: "ivan" },
  "adaptation/checklist": { path: `${own}/{lessonChecklist}/checklist`, who: "ivan" },
  "adaptation/task": { path: `${own}/{lessonTask}/task`, who: "ivan" },
  "adaptation/grades": { path: "/adaptation/grades/{trajectory}" },
  "adaptation/subordinate": { path: "/adaptation/subordinate/{newcomer}" },
  "adaptation/checked": { path: "/adaptation/subordinate/{newcomer}/trajectory/{trajectory}/lesson/{lessonSent}" },
  "adaptation-desk/adminTemplate": { path: "/admin/adaptation/templates/{programme}" },
  "adaptation-desk/adminSettings": { path: "/admin/adaptation/templates/{programme}/settings" },
  "adaptation-desk/adminFigures": { path: "/admin/adaptation/templates/{programme}/figures" },
  "adaptation-desk/adminStep": { path: "/admin/adaptation/templates/{programme}/steps/new" },
  "adaptation-desk/adminRun": { path: "/admin/adaptation/runs/{trajectory}" },
};

const named = (title: string) => ({ who: "ivan", path: own, link: new RegExp(`/${anId}"[^>]*>${title}`) });

export const adaptationThings = {
  trajectory: { who: "ivan", path: "/adaptation", link: new RegExp(`href="/adaptation/${anId}"`) },
  trajectoryLevel: {
    ...{ who: "ivan", path: "/adaptation/{trajectory}" },
    link: new RegExp(`href="/adaptation/[0-9a-f-]{36}/${anId}`),
  },
  lessonArticle: named("Добро пожаловать"),
  lessonChecklist: named("Рабочее место"),
  lessonTask: named("Первая задача"),
  lessonSent: named("Что вас удивило"),
  newcomer: { who: "anna", path: "/adaptation", link: new RegExp(`href="/adaptation/subordinate/${anId}`) },
  programme: {
    ...{ who: "admin", path: "/admin/adaptation/templates" },
    link: new RegExp(`href="/admin/adaptation/templates/${anId}"`),
  },
};

export const adaptationStates = {
  "no programme of one's own": { path: "/adaptation", who: "editor" },
  "a way that is over or planned": { path: "/admin/adaptation?state=completed", who: "admin" },
  "a programme that is new": { path: "/admin/adaptation/templates/new/settings", who: "admin" },
};
