import { page } from "#app/web/urls.ts";

export const achievementsDesk = {
  adminAchievements: page("/admin/achievements", { audience: "admin", title: "Достижения компании" }),
  adminAchievement: page("/admin/achievements/:id", { audience: "admin", title: "Достижение компании" }),
};
