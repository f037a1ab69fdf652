import { area } from "#app/area.ts";
import { skillsContract } from "./contract.ts";
import { addSkill, dropSkill, readOwnSkills, readSkillsOf } from "./server/skills.ts";

export const skills = area({
  title: "Теги людей",
  contract: skillsContract,
  serve: {
    own: readOwnSkills,
    add: (viewer, input) => addSkill(viewer, input.name),
    drop: (viewer, input) => dropSkill(viewer, input.name),
    person: (viewer, input) => readSkillsOf(viewer, input.alias),
  },
});
