import { page } from "#app/web/urls.ts";

export const achievementsDesk = {
  adminAchievements: page("/admin/achievements", { audience: "points", title: "Достижения компании" }),
  adminAchievement: page("/admin/achievements/:id", { audience: "points", title: "Достижение компании" }),
};
