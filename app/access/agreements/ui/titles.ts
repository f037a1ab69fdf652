import type { AgreementDemand, AgreementKind, AgreementNeeds, AgreementProof } from "../contract.ts";

export const kindTitles: Record<AgreementKind, string> = {
  consent: "Согласие",
  policy: "Политика",
  rules: "Правила",
  nda: "О неразглашении",
  legal: "Правовой документ",
};

export const demandTitles: Record<AgreementDemand, string> = {
  must: "Принимают все",
  may: "По желанию",
  none: "Только читают",
};

export const needsTitles: Record<AgreementNeeds, string> = {
  tick: "Отметкой",
  "full-name": "Отметкой и именем полностью",
};

export const methodTitles: Record<AgreementProof["items"][number]["method"], string> = {
  tick: "отметка на странице",
  "full-name": "отметка и имя, написанное полностью",
  carried: "принято до появления документов, перенесено",
};
