export { languageNameOf, readTranslation, shownLanguages, type Translation, translatedText } from "./reading.ts";
export { translations } from "./schema.ts";
