import { area } from "#app/area.ts";
import { href } from "#app/web/urls.ts";
import { translationsContract } from "./contract.ts";
import { translations as routes } from "./routes.ts";
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
  drafts: [
    {
      name: "translation",
      titles: { new: "Языковая версия", change: "Правка языковой версии" },
      // A version is there before anybody writes in it.
      address: (draft, id) => href(routes.edit, { id: id ?? "" }, { draft }),
    },
  ],
});
