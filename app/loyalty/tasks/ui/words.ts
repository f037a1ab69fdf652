import type { RunState, TaskKind, TaskPeriod } from "../contract.ts";

export const stateTitles: Record<RunState, string> = {
  "in-progress": "В работе",
  submitted: "На проверке",
  approved: "Засчитано",
  rejected: "Нужно доделать",
};

export const stateLooks = {
  "in-progress": "brand",
  submitted: "warning",
  approved: "success",
  rejected: "danger",
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
