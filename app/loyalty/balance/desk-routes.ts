import { page } from "#app/web/urls.ts";

const audience = "points";

export const balanceDesk = {
  adminLoyalty: page("/admin/loyalty", { audience, title: "Баллы компании" }),
  adminIssue: page("/admin/loyalty/issue", { audience, title: "Начислить баллы" }),
  adminRules: page("/admin/loyalty/rules", { audience, title: "Правила начисления баллов" }),
  adminLimits: page("/admin/loyalty/limits", { audience, title: "Пределы баллов" }),
  adminOperations: page("/admin/loyalty/operations", { audience, title: "Операции с баллами" }),
  adminAudit: page("/admin/loyalty/audit", { audience, title: "Проверка счёта баллов" }),
  adminChain: page("/admin/loyalty/chain.csv", { audience }),
};
