export { hasAnswered } from "./answering.ts";
export { answerInWords } from "./answers.ts";
export { asAsked, asks, countAsked, isShownBy, questionsOf, visibleQuestions } from "./document.ts";
export { fillPage } from "./filling.ts";
export { type AttemptEvent, findTaker } from "./marking.ts";
export { isOnDesk, isOpen, isOut, isWatched, stateOf } from "./policy.ts";
export {
  bankQuestions,
  questionnaireBallots,
  questionnaireLinks,
  questionnaireReceipts,
  questionnaireResponses,
  questionnaires,
  questionnaireViewers,
  questionTopics,
} from "./schema.ts";
export { type Concerned, findAsked, type QuestionnaireEvent } from "./steps.ts";
export { isTaken } from "./taken.ts";
export { findViewers } from "./viewers.ts";
