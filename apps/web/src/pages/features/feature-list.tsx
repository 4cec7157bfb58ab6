import { defaultPlan } from "@goldmane/contracts/subscription/plans";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./feature-list.module.css";
import { FeatureIcon, type FeatureIconName } from "./feature-icon.tsx";

type Feature = { icon: FeatureIconName; name: string; description: string; href: string };

const groups = (): readonly {
  heading: string;
  description: string;
  features: readonly Feature[];
}[] => [
  {
    heading: say`Films`,
    description: say`Drawn and scored by our own engine the moment you press play.`,
    features: [
      {
        icon: "genres",
        name: say`Exclusive originals`,
        description: say`Animated shorts in six genres, available only here.`,
        href: routes.genre("originals"),
      },
      {
        icon: "endless",
        name: say`Unlimited streaming`,
        description: say`Watch as much as you like. Films start instantly and adjust to your connection.`,
        href: routes.home,
      },
      {
        icon: "rocket",
        name: say`Spaceship`,
        description: say`Fly through a galaxy with a planet for every film.`,
        href: routes.spaceship,
      },
      {
        icon: "bookmark",
        name: say`Pick up where you left off`,
        description: say`Every profile remembers its place in every film, on every device.`,
        href: routes.home,
      },
      {
        icon: "captions",
        name: say`Watch your way`,
        description: say`Choose captions and languages for each profile.`,
        href: routes.profile,
      },
    ],
  },
  {
    heading: say`Family`,
    description: say`One household, a profile for everyone, and grown-ups in charge.`,
    features: [
      {
        icon: "people",
        name: say`Profiles for all ages`,
        description: say`Parents, adults, teens and kids, each with a picture and an optional PIN.`,
        href: routes.familyLogin,
      },
      {
        icon: "hand",
        name: say`Parental controls`,
        description: say`Set ratings, titles, words and hours for each child. They can ask for more; you decide.`,
        href: routes.family,
      },
      {
        icon: "week",
        name: say`Weekly report`,
        description: say`See what your kids watched, and for how long.`,
        href: routes.weekReport,
      },
      {
        icon: "calm",
        name: say`Calm mode`,
        description: say`Less motion, softer light and even volume for anyone who needs it.`,
        href: routes.profile,
      },
    ],
  },
  {
    heading: say`Your server`,
    description: say`Everything runs on your own server. No ads, no third parties.`,
    features: [
      {
        icon: "screens",
        name: say`On every screen`,
        description: say`Phones, computers and TVs, with a remote or a game pad.`,
        href: routes.devices,
      },
      {
        icon: "key",
        name: say`Secure sign-in`,
        description: say`Use passkeys and two-step sign-in, and sign out any device.`,
        href: routes.account,
      },
      {
        icon: "shield",
        name: say`Secure streaming`,
        description: say`See live what protects a film on its way to you.`,
        href: routes.secureStreaming,
      },
      {
        icon: "ticket",
        name: say`Simple plans`,
        description: say`${sayText(defaultPlan.label)}. Change or cancel any time.`,
        href: routes.pricing,
      },
    ],
  },
];

export function FeatureList() {
  return groups().map(({ heading, description, features }) => (
    <Section key={heading} heading={heading} description={description}>
      <ul className={styles.features}>
        {features.map(({ icon, name, description: about, href }) => (
          <li key={name}>
            <Link href={href} className={styles.feature}>
              <FeatureIcon icon={icon} />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{about}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
