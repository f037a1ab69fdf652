import { area } from "#app/area.ts";
import { translationsContract } from "./contract.ts";
import {
  addTranslation,
  changeTranslation,
  readTranslationSource,
  readTranslations,
  removeTranslation,
} from "./server/desk.ts";

export const translations = area({
  title: "Языковые версии статей",
  contract: translationsContract,
  serve: {
    list: (viewer, input) => readTranslations(viewer, input.id),
    add: addTranslation,
    source: (viewer, input) => readTranslationSource(viewer, input.id),
    change: changeTranslation,
    remove: (viewer, input) => removeTranslation(viewer, input.id),
  },
});
