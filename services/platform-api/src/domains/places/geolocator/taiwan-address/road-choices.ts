import { formatStreet } from './format-address';
import { ROADS } from '../data/roads';
import type { RoadSection } from '../data/road';
import type { House, Language } from './place';

/** A road of Taipei for an invented address: its sections, and the text of a house there. */
export interface RoadChoice {
  readonly sections: readonly {
    readonly section: RoadSection;
    formatHouse(house: House, language: Language): string;
  }[];
}

/** The main roads that the embedded index knows. */
export const listRoads = (): readonly RoadChoice[] =>
  ROADS.map((road) => ({
    sections: road.sections.map((section) => ({
      section,
      formatHouse: (house, language) => formatStreet({ kind: 'road', road, section, house }, language),
    })),
  }));
