import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Photo } from "./photo";

/** A small round portrait. */
export const Face = styled(Photo)({ width: "2.75rem", height: "2.75rem", borderRadius: "50%" });

export const faceFragment = graphql`
  fragment Face on Photo {
    ...Photo
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 44
          height: 44
          transformOptions: { fit: OUTSIDE }
          webpOptions: { quality: 60 }
          outputPixelDensities: [1, 2]
          placeholder: NONE
          formats: [WEBP]
        )
      }
    }
  }
`;
