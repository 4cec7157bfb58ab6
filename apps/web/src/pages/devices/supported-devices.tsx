import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./devices.module.css";

type Props = { /** Whether there is a companion in augmented reality. */ hasCompanion: boolean };

const listKinds = ({ hasCompanion }: Props) => [
  {
    name: say`Computers`,
    description: say`Chrome 109, Edge 109, Opera 109, Firefox 121, Safari 17.2 or newer.`,
  },
  {
    name: say`Phones and tablets`,
    description: say`iPhone and iPad with iOS 17.2 or newer. Android with an up-to-date Chrome or Firefox.`,
  },
  {
    name: say`Smart TVs`,
    description: say`Google TV, Fire TV, Samsung and LG TVs with a browser from 2024 or later. Everything works with the remote.`,
  },
  ...(hasCompanion
    ? [
        {
          name: say`AR glasses and headsets`,
          description: say`Browsers with WebXR, such as on Meta Quest or Android XR, show the companion in your room.`,
        },
      ]
    : []),
];

export function SupportedDevices(props: Props) {
  return (
    <Section
      heading={say`Supported devices`}
      description={say`Nothing to install. Open Goldmane in an up-to-date browser.`}
    >
      <ul className={styles.kinds}>
        {listKinds(props).map(({ name, description }) => (
          <li key={name} className={styles.kind}>
            <h3 className={styles.name}>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
