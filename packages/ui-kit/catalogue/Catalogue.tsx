import { Fragment } from 'react';
import { BRAND_IDS } from '@courier/config';
import { choiceAddress, type Choice } from './choice';
import { stories } from './stories';

const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en', 'zh_Hant_TW', 'ar_KW', 'ur_PK'] as const;

/**
 * One page per topic, or `all`: components in every state, with brand, theme and language from the address.
 */
export function Catalogue({ choice }: { choice: Choice }) {
  const found = stories.filter(({ id }) =>
    // Maps take half a minute without a graphics card, so only their own page shows them.
    choice.story === 'all' ? id !== 'map' : choice.story === id,
  );
  return (
    <div className="catalogue">
      <nav aria-label="Topics">
        {stories.map(({ id, title }) => (
          <a
            key={id}
            href={choiceAddress({ ...choice, story: id })}
            aria-current={id === choice.story ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
        <Variants name="brand" values={BRAND_IDS} choice={choice} />
        <Variants name="theme" values={THEMES} choice={choice} />
        <Variants name="locale" values={LOCALES} choice={choice} />
      </nav>
      <main>
        {found.map(({ id, title, states }) => (
          <Fragment key={id}>
            <h1>{title}</h1>
            {states.map(({ name, show: State }) => (
              <section key={name} aria-label={`${title}: ${name}`}>
                <h2>{name}</h2>
                <div className="stage">
                  <State />
                </div>
              </section>
            ))}
          </Fragment>
        ))}
      </main>
    </div>
  );
}

interface VariantsProps {
  name: 'brand' | 'theme' | 'locale';
  values: readonly string[];
  choice: Choice;
}

function Variants({ name, values, choice }: VariantsProps) {
  return (
    <p className="variants">
      {values.map((value) => (
        <a
          key={value}
          href={choiceAddress({ ...choice, [name]: value })}
          aria-current={choice[name] === value ? 'true' : undefined}
        >
          {value}
        </a>
      ))}
    </p>
  );
}
