import type { AvatarPart, avatarParts } from "@goldmane/contracts/avatars/limits";
import { say } from "#platform/words/say.ts";

type Names = {
  [Part in AvatarPart]: Record<(typeof avatarParts)[Part][number], string>;
};

export function partName(part: AvatarPart): string {
  const names: Record<AvatarPart, string> = {
    species: say`Character`,
    fur: say`Color`,
    face: say`Face`,
    hat: say`Hair and hats`,
    outfit: say`Outfit`,
    extra: say`Extras`,
    backdrop: say`Background`,
  };
  return names[part];
}

/** What a choice is called, for screen readers and tooltips. */
export function choiceName(part: AvatarPart, choice: string): string {
  const names: Record<string, string> = choiceNames()[part];
  return names[choice] ?? choice;
}

function choiceNames(): Names {
  return {
    species: {
      rabbit: say`Rabbit`,
      cat: say`Cat`,
      fox: say`Fox`,
      bear: say`Bear`,
      lion: say`Lion`,
      dragon: say`Dragon`,
      alien: say`Alien`,
      robot: say`Robot`,
    },
    fur: {
      sky: say`Sky blue`,
      sunny: say`Yellow`,
      coral: say`Orange`,
      rose: say`Pink`,
      lilac: say`Purple`,
      mint: say`Green`,
      snow: say`White`,
      cocoa: say`Brown`,
    },
    face: {
      happy: say`Happy`,
      excited: say`Excited`,
      proud: say`Proud`,
      shy: say`Shy`,
      silly: say`Silly`,
      surprised: say`Surprised`,
      love: say`In love`,
      sleepy: say`Sleepy`,
    },
    hat: {
      none: say`Nothing`,
      tuft: say`Spiky hair`,
      curls: say`Curls`,
      bow: say`Bow`,
      flowers: say`Flower crown`,
      cap: say`Cap`,
      beanie: say`Beanie`,
      hat: say`Hat`,
      party: say`Party hat`,
      crown: say`Crown`,
      headphones: say`Headphones`,
      wizard: say`Wizard hat`,
    },
    outfit: {
      none: say`Nothing`,
      stripes: say`Striped shirt`,
      hoodie: say`Hoodie`,
      overalls: say`Overalls`,
      raincoat: say`Raincoat`,
      usher: say`Theater vest`,
      explorer: say`Explorer vest`,
      space: say`Space suit`,
      gala: say`Starry jacket`,
      racer: say`Racing suit`,
      hero: say`Hero cape`,
      slime: say`Slime suit`,
      arcade: say`Neon jacket`,
      wizard: say`Wizard robe`,
      knight: say`Armor`,
    },
    extra: {
      none: say`Nothing`,
      glasses: say`Glasses`,
      shades: say`Star glasses`,
      scarf: say`Scarf`,
      backpack: say`Backpack`,
      medal: say`Medal`,
    },
    backdrop: {
      meadow: say`Meadow`,
      sunset: say`Sunset`,
      night: say`Night sky`,
      sea: say`Ocean`,
      snow: say`Snow`,
      candy: say`Candy stripes`,
      rainbow: say`Rainbow`,
      forest: say`Forest`,
      hearts: say`Hearts`,
      stage: say`Stage`,
    },
  };
}
