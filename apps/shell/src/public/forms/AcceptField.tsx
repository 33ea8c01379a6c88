import { useId } from 'react';
import { Icon } from '@courier/ui-kit/plain';
import { useCopies, type Saying } from './saying';

interface AcceptFieldProps {
  /** The sentence with its `{{link}}` replaced by the argument. */
  sentence: (link: string) => string;
  link: { href: string; text: string };
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  problem?: Saying | undefined;
}

/** Marks the position of the link; no text contains this character. */
const PLACE = '\u0001';

/** The link opens a new tab, so that typed values are kept. */
export function AcceptField({ sentence, link, isChecked, onChange, problem }: AcceptFieldProps) {
  const copies = useCopies();
  const id = useId();
  const [before, after] = sentence(PLACE).split(PLACE);
  return (
    <div className="pd-accept">
      <label className="pd-check">
        <input
          type="checkbox"
          checked={isChecked}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="pd-box" aria-hidden="true">
          <Icon name="check" size={14} />
        </span>
        <span>
          {before}
          <a href={link.href} target="_blank" rel="noopener">
            {link.text}
          </a>
          {after}
        </span>
      </label>
      {problem && (
        <p className="pd-help" id={id}>
          {problem(copies)}
        </p>
      )}
    </div>
  );
}
