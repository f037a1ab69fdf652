import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";

const { file: _, image: __, matrix: ___, ranking: ____, enps: _____, ...asked } = kindTitles;

/** The kinds of questions that people answer when they say that they come. */
export const askedKinds = asked;
