<?php
/**
 * Finds elements by CSS selectors, which the build has read already.
 *
 * A selector is a list of alternatives, and an alternative a list of steps from right to left:
 * `array( 'name' => 'a', 'tests' => array( … ), 'by' => 'descendant' )`. `by` is the combinator
 * between a step and the one after it; in the last step of a `:has()`, between it and the element with the `:has()`.
 */
class Atoll_Selector {
	/** @var Atoll_Document */
	private $document;

	public function __construct( Atoll_Document $document ) {
		$this->document = $document;
	}

	/**
	 * Indexes of the elements that a selector finds.
	 *
	 * @param array $selector Alternatives.
	 * @return int[]
	 */
	public function all( array $selector ): array {
		$found = array();
		foreach ( $this->document->elements as $index => $element ) {
			if ( ! $element->is_implied && ! $element->in_template && $this->matches( $index, $selector, null ) ) {
				$found[] = $index;
			}
		}
		return $found;
	}

	/** Whether one of the alternatives matches. @param int|null $scope The element with the `:has()`. */
	private function matches( int $index, array $selector, ?int $scope ): bool {
		foreach ( $selector as $steps ) {
			if ( $this->matches_steps( $index, $steps, 0, $scope ) ) {
				return true;
			}
		}
		return false;
	}

	private function matches_steps( int $index, array $steps, int $at, ?int $scope ): bool {
		if ( ! $this->matches_step( $index, $steps[ $at ] ) ) {
			return false;
		}
		$by      = $steps[ $at ]['by'] ?? null;
		$is_last = count( $steps ) - 1 === $at;
		$parent  = $this->document->elements[ $index ]->parent;
		if ( $is_last ) {
			return null === $scope || ( 'child' === $by ? $parent === $scope : $this->is_inside( $parent, $scope ) );
		}
		if ( 'child' === $by ) {
			return $parent >= 0 && $parent !== $scope && $this->matches_steps( $parent, $steps, $at + 1, $scope );
		}
		while ( $parent >= 0 && $parent !== $scope ) {
			if ( $this->matches_steps( $parent, $steps, $at + 1, $scope ) ) {
				return true;
			}
			$parent = $this->document->elements[ $parent ]->parent;
		}
		return false;
	}

	/** Whether an element is another one or inside of it. Content of tables may move out of them. */
	private function is_inside( int $index, int $scope ): bool {
		while ( $index > $scope ) {
			$index = $this->document->elements[ $index ]->parent;
		}
		return $index === $scope;
	}

	private function matches_step( int $index, array $step ): bool {
		$element = $this->document->elements[ $index ];
		if ( isset( $step['name'] ) && $step['name'] !== $element->name ) {
			return false;
		}
		foreach ( $step['tests'] as $test ) {
			if ( ! $this->passes( $index, $element, $test ) ) {
				return false;
			}
		}
		return true;
	}

	private function passes( int $index, Atoll_Element $element, array $test ): bool {
		switch ( $test[0] ) {
			case 'is':
				return $this->matches( $index, $test[1], null );
			case 'not':
				return ! $this->matches( $index, $test[1], null );
			case 'has':
				for ( $inner = $index + 1; $inner <= $element->last; ++$inner ) {
					if ( ! $this->document->elements[ $inner ]->in_template && $this->matches( $inner, $test[1], $index ) ) {
						return true;
					}
				}
				return false;
			case 'position':
				return $element->position === $test[1];
			default:
				$value = $element->attribute( $test[1] );
				return null !== $value && self::compares( $value, $test[0], $test[2], $test[3] );
		}
	}

	private static function compares( string $value, string $how, string $expected, bool $ignores_case ): bool {
		if ( $ignores_case ) {
			$value    = strtolower( $value );
			$expected = strtolower( $expected );
		}
		if ( 'exists' === $how ) {
			return true;
		}
		if ( 'equals' === $how ) {
			return $value === $expected;
		}
		if ( '' === $expected ) {
			return false;
		}
		switch ( $how ) {
			case 'element':
				return in_array( $expected, preg_split( '/[ \t\r\n\f]+/', $value ), true );
			case 'start':
				return 0 === strncmp( $value, $expected, strlen( $expected ) );
			case 'end':
				return substr( $value, -strlen( $expected ) ) === $expected;
			default:
				return false !== strpos( $value, $expected );
		}
	}
}
