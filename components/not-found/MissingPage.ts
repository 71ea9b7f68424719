import styled from 'styled-components';

/** Shows one of the two texts of the not-found page, by `data-missing` on `<html>`. */
export const MissingPage = styled.div`
  & > .service { display: none; }
  html[data-missing='service'] & > .service { display: block; }
  html[data-missing='service'] & > .any { display: none; }
`;
