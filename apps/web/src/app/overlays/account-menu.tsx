import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link, useLocation } from "wouter";
import { installing } from "#app/worker/install.ts";
import { LazySignOut } from "#features/account/sign-out/lazy-sign-out.tsx";
import { useLeave } from "#features/account/sign-out/use-leave.ts";
import { isInsecure } from "#platform/device/is-insecure.ts";
import { canUseWorker } from "#platform/local-store/worker-link.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import bar from "#app/bar-item.module.css";
import { PersonSign } from "./person-sign.tsx";
import styles from "./account-menu.module.css";

/** The current profile's menu. Anonymous visitors get a sign-in link. */
export function AccountMenu() {
  const id = useId();
  const [path, navigate] = useLocation();
  const { data: session } = useQuery(sessionQuery);
  const install = useStore(installing);
  const leaving = useLeave(session, () => navigate(routes.familyLogin));
  if (!session) return null;
  if (!session.household)
    return (
      <Link href={routes.familyLogin} className={`${styles.login} ${bar.item}`}>
        <span className={styles.person}>
          <PersonSign />
        </span>
        <span>{say`Login`}</span>
      </Link>
    );

  const { profile, household } = session;
  const isParent = profile?.role === "parent";

  return (
    <>
      <button
        type="button"
        className={`${styles.trigger} ${bar.item}`}
        popoverTarget={id}
        aria-label={profile ? say`Me, ${profile.displayName}: profile menu` : say`Me: profile menu`}
      >
        {profile ? (
          <span className={styles.face}>
            <Avatar url={profile.avatarUrl} size={44} />
          </span>
        ) : (
          <span className={styles.unknown}>?</span>
        )}
        <span className={bar.label}>{say`Me`}</span>
      </button>
      {/* Navigation changes the key, which unmounts the open popover. */}
      <div key={path} id={id} popover="auto" className={styles.menu}>
        <p className={styles.name}>{profile?.displayName ?? say`No profile chosen`}</p>
        <p className={styles.household}>{household.name}</p>
        <ul aria-label={say`Your pages`}>
          <li>
            <button
              type="button"
              className={styles.item}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={openProfilePicker}
            >
              {say`Switch profile`}
            </button>
          </li>
          {profile && (
            <li>
              <Link href={routes.profile} className={styles.item}>
                {say`Profile`}
              </Link>
            </li>
          )}
          {isParent && (
            <li>
              <Link href={routes.family} className={styles.item}>
                {say`Family`}
              </Link>
            </li>
          )}
          {isParent && (
            <li>
              <Link href={routes.account} className={styles.item}>
                {say`Account`}
              </Link>
            </li>
          )}
          {profile && (canUseWorker() || isInsecure()) && (
            <li>
              <Link href={routes.downloads} className={styles.item}>
                {say`Downloads`}
              </Link>
            </li>
          )}
          {install && (
            <li>
              <button
                type="button"
                className={styles.item}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={install}
              >
                {say`Install Goldmane`}
              </button>
            </li>
          )}
          <li>
            <Link href={routes.devices} className={styles.item}>
              {say`Devices`}
            </Link>
          </li>
          {isParent && (
            <li>
              <Link href={routes.billing} className={styles.item}>
                {say`Billing`}
              </Link>
            </li>
          )}
          {session.isOperator && (
            <li>
              <Link href={routes.admin("households")} className={styles.item}>
                {say`Administration`}
              </Link>
            </li>
          )}
          <li>
            <button
              type="button"
              className={styles.item}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={leaving.leave}
            >
              {say`Sign out`}
            </button>
          </li>
        </ul>
      </div>
      <LazySignOut {...leaving} />
    </>
  );
}
