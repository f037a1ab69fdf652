import type { ShownState, TaskKind, TaskPeriod } from "../contract.ts";

export const stateTitles: Record<ShownState, string> = {
  "in-progress": "В работе",
  submitted: "На проверке",
  approved: "Засчитано",
  rejected: "Нужно доделать",
  expired: "Срок истёк",
};

export const stateLooks = {
  "in-progress": "brand",
  submitted: "warning",
  approved: "success",
  rejected: "danger",
  expired: "warning",
} as const;

export const periodTitles: Record<TaskPeriod, string> = {
  once: "Один раз",
  daily: "Каждый день",
  weekly: "Каждую неделю",
};

export const kindTitles: Record<TaskKind, string> = {
  manual: "Проверяет человек",
  auto: "Портал засчитает сам",
  code: "По кодовому слову",
};
