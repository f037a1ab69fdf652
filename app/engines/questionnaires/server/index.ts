export { isOut, stateOf } from "./policy.ts";
export {
  questionnaireBallots,
  questionnaireReceipts,
  questionnaireResponses,
  questionnaires,
} from "./schema.ts";
export { findAsked, type QuestionnaireEvent } from "./steps.ts";
