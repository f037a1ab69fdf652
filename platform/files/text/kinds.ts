const office = "application/vnd.openxmlformats-officedocument";

export const types = {
  pdf: "application/pdf",
  document: `${office}.wordprocessingml.document`,
  table: `${office}.spreadsheetml.sheet`,
  plain: "text/plain; charset=utf-8",
} as const;
