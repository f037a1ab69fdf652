export { questionnaireDuty } from "./duty.ts";
export { isOpen, isOut, type Questionnaire, stateOf } from "./policy.ts";
export {
  questionnaireBallots,
  questionnaireReceipts,
  questionnaireResponses,
  questionnaires,
} from "./schema.ts";
export { findAsked, type QuestionnaireEvent } from "./steps.ts";
