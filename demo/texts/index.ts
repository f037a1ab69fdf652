import type { Theme } from "../theme.ts";
import { advice } from "./advice.ts";
import { bikeToWork } from "./bike-to-work.ts";
import { boardGames } from "./board-games.ts";
import { bookClub } from "./book-club.ts";
import { bookReview } from "./book-review.ts";
import { canteen } from "./canteen.ts";
import { careerStory } from "./career-story.ts";
import { choir } from "./choir.ts";
import { cleanupDay } from "./cleanup-day.ts";
import { codeStory } from "./code-story.ts";
import { course } from "./course.ts";
import { craftFair } from "./craft-fair.ts";
import { dacha } from "./dacha.ts";
import { dms } from "./dms.ts";
import { donors } from "./donors.ts";
import { englishClub } from "./english-club.ts";
import { farewell } from "./farewell.ts";
import { filmNight } from "./film-night.ts";
import { firstMonth } from "./first-month.ts";
import { fleet } from "./fleet.ts";
import { guestLetters } from "./guest-letters.ts";
import { guestStory } from "./guest-story.ts";
import { hackathon } from "./hackathon.ts";
import { handmade } from "./handmade.ts";
import { healthDay } from "./health-day.ts";
import { homeCoffee } from "./home-coffee.ts";
import { ideaOfMonth } from "./idea-of-month.ts";
import { itMaintenance } from "./it-maintenance.ts";
import { jubilee } from "./jubilee.ts";
import { kidsDrawings } from "./kids-drawings.ts";
import { learned } from "./learned.ts";
import { lostAndFound } from "./lost-and-found.ts";
import { marathon } from "./marathon.ts";
import { mentoring } from "./mentoring.ts";
import { mushrooms } from "./mushrooms.ts";
import { newMenu } from "./new-menu.ts";
import { newRoute } from "./new-route.ts";
import { newYear } from "./new-year.ts";
import { newcomers } from "./newcomers.ts";
import { nightShift } from "./night-shift.ts";
import { officeRepair } from "./office-repair.ts";
import { oldPhoto } from "./old-photo.ts";
import { openingCafe } from "./opening-cafe.ts";
import { paperless } from "./paperless.ts";
import { parents } from "./parents.ts";
import { parking } from "./parking.ts";
import { pets } from "./pets.ts";
import { phishing } from "./phishing.ts";
import { photoContest } from "./photo-contest.ts";
import { profession } from "./profession.ts";
import { projectCase } from "./project-case.ts";
import { qualityAudit } from "./quality-audit.ts";
import { quarterResults } from "./quarter-results.ts";
import { recipe } from "./recipe.ts";
import { referral } from "./referral.ts";
import { releaseNotes } from "./release-notes.ts";
import { remoteWork } from "./remote-work.ts";
import { roadStory } from "./road-story.ts";
import { roasting } from "./roasting.ts";
import { runningDiary } from "./running-diary.ts";
import { safetyDay } from "./safety-day.ts";
import { surveyResults } from "./survey-results.ts";
import { swap } from "./swap.ts";
import { thankYou } from "./thank-you.ts";
import { tournament } from "./tournament.ts";
import { townHall } from "./town-hall.ts";
import { travel } from "./travel.ts";
import { vacations } from "./vacations.ts";
import { volunteers } from "./volunteers.ts";
import { warehouseMove } from "./warehouse-move.ts";
import { winterDriving } from "./winter-driving.ts";
import { workTips } from "./work-tips.ts";

/** All that the people of the demo company write about. */
export const themes: Readonly<Record<string, Theme>> = {
  advice,
  bikeToWork,
  boardGames,
  bookClub,
  bookReview,
  canteen,
  careerStory,
  choir,
  cleanupDay,
  codeStory,
  course,
  craftFair,
  dacha,
  dms,
  donors,
  englishClub,
  farewell,
  filmNight,
  firstMonth,
  fleet,
  guestLetters,
  guestStory,
  hackathon,
  handmade,
  healthDay,
  homeCoffee,
  ideaOfMonth,
  itMaintenance,
  jubilee,
  kidsDrawings,
  learned,
  lostAndFound,
  marathon,
  mentoring,
  mushrooms,
  newMenu,
  newRoute,
  newYear,
  newcomers,
  nightShift,
  officeRepair,
  oldPhoto,
  openingCafe,
  paperless,
  parents,
  parking,
  pets,
  phishing,
  photoContest,
  profession,
  projectCase,
  qualityAudit,
  quarterResults,
  recipe,
  referral,
  releaseNotes,
  remoteWork,
  roadStory,
  roasting,
  runningDiary,
  safetyDay,
  surveyResults,
  swap,
  thankYou,
  tournament,
  townHall,
  travel,
  vacations,
  volunteers,
  warehouseMove,
  winterDriving,
  workTips,
};
