import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { type RefObject, useRef, useState } from "react";
import { useCreateProfile } from "#features/family/queries.ts";
import { describeError } from "#ui/message/describe-error.ts";
import { type MemberKind, pickAvatar, rolesOf } from "./member.ts";

/** The profile that is being entered. */
export type NewMember = {
  name: string;
  kind: MemberKind;
  isEmpty: boolean;
  isPending: boolean;
  problem: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  setName: (name: string) => void;
  setKind: (kind: MemberKind) => void;
  /** Creates the profile and clears the name. Without a name it focuses the field. */
  add: (onAdded?: () => void) => void;
};

export function useNewMember(family: readonly FamilyProfile[]): NewMember {
  const [name, setName] = useState("");
  const [kind, setKind] = useState<MemberKind>("child");
  const input = useRef<HTMLInputElement>(null);
  const { mutate: create, isPending, error } = useCreateProfile();
  const displayName = name.trim();
  const add = (onAdded?: () => void) => {
    input.current?.focus();
    if (displayName === "" || isPending) return;
    create(
      { name: displayName, displayName, avatarUrl: pickAvatar(family), ...rolesOf(kind) },
      {
        onSuccess: () => {
          setName("");
          onAdded?.();
        },
      },
    );
  };
  const problem = error ? describeError(error) : undefined;
  return {
    name,
    kind,
    isEmpty: displayName === "",
    isPending,
    problem,
    input,
    setName,
    setKind,
    add,
  };
}
