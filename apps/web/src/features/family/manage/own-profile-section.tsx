import { nameLook } from "@goldmane/contracts/avatars/rules";
import { nameMaxLength } from "@goldmane/contracts/family/limits";
import { avatarUrl as toAvatarUrl } from "@goldmane/contracts/family/rules";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { ownAvatarQuery } from "#features/avatars/queries.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { AvatarPicker } from "#ui/avatar/avatar-picker.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Field } from "#ui/field/field.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./manage.module.css";
import { useChangeOwnProfile } from "./queries.ts";

/** The viewer's own name and avatar. */
export function OwnProfileSection({ profile }: { profile: FamilyProfile }) {
  const [displayName, setDisplayName] = useState(profile.displayName);
  const [avatarUrl, setAvatarUrl] = useState(profile.avatarUrl);
  const { data: avatar } = useQuery(ownAvatarQuery);
  const made = avatar?.look ? toAvatarUrl(nameLook(avatar.look)) : undefined;
  const change = useChangeOwnProfile();
  const isChanged = displayName !== profile.displayName || avatarUrl !== profile.avatarUrl;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || displayName.trim() === "" || change.isPending) return;
    change.mutate(
      { displayName, avatarUrl },
      {
        onSuccess: () =>
          void showToast({ title: say`Saved`, description: say`Your family can see the change.` }),
      },
    );
  };

  return (
    <Section heading={say`Name and picture`} description={say`How your family sees you.`}>
      <form className={styles.form} noValidate onSubmit={save}>
        <AvatarPicker chosen={avatarUrl} onChoose={setAvatarUrl} own={made}>
          <Link
            href={routes.avatar}
            className={styles.make}
            aria-label={say`Make your avatar`}
            data-tooltip={say`Make your avatar`}
          >
            <Icon name="plus" />
          </Link>
        </AvatarPicker>
        <Field
          label={say`Display name`}
          name="displayName"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={nameMaxLength}
          problem={displayName.trim() === "" ? say`Enter a name.` : undefined}
          hint={say`Your username is ${profile.username}`}
          value={displayName}
          onChange={setDisplayName}
        />
        <Button
          variant="gold"
          type="submit"
          disabled={!isChanged || displayName.trim() === ""}
          aria-busy={change.isPending}
        >
          {say`Save`}
        </Button>
      </form>
    </Section>
  );
}
