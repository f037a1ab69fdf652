export { hasAnswered } from "./answering.ts";
export { isOnDesk, isOpen, isOut, isWatched, stateOf } from "./policy.ts";
export {
  questionnaireBallots,
  questionnaireLinks,
  questionnaireReceipts,
  questionnaireResponses,
  questionnaires,
  questionnaireViewers,
} from "./schema.ts";
export { findAsked, type QuestionnaireEvent } from "./steps.ts";
export { findViewers } from "./viewers.ts";
