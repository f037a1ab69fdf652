/** How the pages of points are opened: one task, one achievement, one card of thanks. */
export const pointsPages = {
  "tasks/task": { path: "/tasks/{task}" },
  "tasks-desk/adminTask": { path: "/admin/loyalty/tasks/new" },
  "thanks/one": { path: "/thanks/review/{gratitude}" },
  "achievements/one": { path: "/achievement/{badge}" },
  "achievements-desk/adminAchievement": { path: "/admin/achievements/new" },
};

export const pointsThings = {
  task: { who: "anna", path: "/tasks", link: /href="\/tasks\/([0-9a-f-]{36})"/ },
  gratitude: { who: "anna", path: "/thanks", link: /href="\/thanks\/review\/([0-9a-f-]{36})"/ },
  badge: { who: "anna", path: "/achievements", link: /href="\/achievement\/([0-9a-f-]{36})"/ },
};
