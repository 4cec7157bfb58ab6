import type { AgeGroup } from "@goldmane/contracts/family/limits";
import type { PartOfDay } from "@goldmane/contracts/recommendations/parts-of-day";
import type { Title } from "#features/library/service.ts";

/** Moods that fit a time of day, best first. */
const moods: Readonly<Record<PartOfDay, readonly string[]>> = {
  morning: ["silly", "funny", "bright", "cheerful", "hopeful", "sweet", "magical"],
  afternoon: ["adventurous", "exciting", "brave", "clever", "funny", "magical", "cool"],
  evening: ["calm", "gentle", "warm", "tender", "cozy", "sweet", "hopeful"],
  night: ["mysterious", "tense", "wistful", "wonder", "dreamy", "calm", "gentle"],
};

/** At night children get calm titles. */
const childNight = ["bedtime", "calm", "gentle", "dreamy", "tender", "sweet", "warm"];

export function moodsOf(partOfDay: PartOfDay, ageGroup: AgeGroup): readonly string[] {
  return partOfDay === "night" && ageGroup === "child" ? childNight : moods[partOfDay];
}

/** The first of these moods that a title has, if any. */
export function findMood(title: Title, wanted: readonly string[]): string | null {
  return wanted.find((mood) => title.moods.includes(mood)) ?? null;
}
